/** Numbers between 0 and 1 that look random and are always the same for a name. */
export function scattered(name: string, n: number): number[] {
  let word = [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2147483647, 7);
  return Array.from({ length: n }, () => {
    word = (word * 16807) % 2147483647;
    return word / 2147483647;
  });
}
