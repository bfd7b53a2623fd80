/** A rulebook, read from its Markdown: headings, and paragraphs that carry a clause. */

export interface RulePart {
  /** 1 to 4 for a heading, 0 for a paragraph. */
  depth: number;
  clause: string;
  text: string;
}

export function readRules(markdown: string): RulePart[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readBlock);
}

function readBlock(block: string): RulePart {
  const heading = /^(#{1,4})\s+(.*)$/s.exec(block);
  if (heading) return { depth: heading[1]?.length ?? 1, clause: "", text: heading[2] ?? "" };
  const clause = /^\*\*([A-Z]+-[\d.]+)\*\*\s*(.*)$/s.exec(block);
  return {
    depth: 0,
    clause: clause?.[1] ?? "",
    text: (clause?.[2] ?? block).replace(/[*_`]/g, ""),
  };
}
