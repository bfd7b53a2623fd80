/** Icons are symbols in the document: the shell's own, and those of every game that was opened. */
export function addIcons(sprite: string): void {
  document.body.insertAdjacentHTML("afterbegin", sprite);
}
