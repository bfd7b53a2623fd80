/** A rulebook laid out to be read: chapters, clauses, lists and tables. */

export type Block =
  | { is: "heading"; depth: number; text: string; id: string }
  | { is: "clause"; id: string; text: string }
  | { is: "text"; text: string }
  | { is: "list"; ordered: boolean; items: string[] }
  | { is: "table"; head: string[]; rows: string[][] };

/** A piece of a line: plain, or set off. */
export interface Run {
  text: string;
  strong: boolean;
}

export function readRulebook(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readBlock);
}

/** Clauses that a heading of the contents stands over are found by its number. */
export function contents(blocks: Block[]): Extract<Block, { is: "heading" }>[] {
  return blocks.filter((block) => block.is === "heading").filter(({ depth }) => depth > 1);
}

/** The clauses that say something; all of the book where nothing is sought. */
export function search(blocks: Block[], sought: string): Block[] {
  const wanted = sought.trim().toLocaleLowerCase();
  if (!wanted) return blocks;
  return blocks.filter(
    (block) =>
      block.is === "clause" && `${block.id} ${block.text}`.toLocaleLowerCase().includes(wanted),
  );
}

function readBlock(block: string): Block {
  const heading = /^(#{1,4})\s+(.*)$/.exec(block);
  if (heading) return readHeading(heading[1] ?? "#", heading[2] ?? "");
  const clause = /^\*\*([A-Z]+-[\d.]+[a-z]?)\*\*\s*(.*)$/s.exec(block);
  if (clause) return { is: "clause", id: clause[1] ?? "", text: inOneLine(clause[2] ?? "") };
  const lines = block.split("\n");
  if (lines.every((line) => line.startsWith("|"))) return readTable(lines);
  if (/^(-|\*|\d+\.) /.test(block)) return readList(block);
  return { is: "text", text: inOneLine(block) };
}

function readHeading(marks: string, text: string): Block {
  const number = /^[\d.]*\d/.exec(text)?.[0];
  return { is: "heading", depth: marks.length, text, id: number ? `chapter-${number}` : "" };
}

function readTable(lines: string[]): Block {
  const [head = [], ...rows] = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
  return { is: "table", head, rows };
}

function readList(block: string): Block {
  const items = block.split(/\n(?=(?:-|\*|\d+\.) )/);
  return {
    is: "list",
    ordered: /^\d/.test(block),
    items: items.map((item) => inOneLine(item.replace(/^(-|\*|\d+\.) /, ""))),
  };
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}

/** What stands between double stars is strong; other marks are left out. */
export function runs(text: string): Run[] {
  return text
    .split("**")
    .map((part, i) => ({ text: part.replace(/[*`]/g, ""), strong: i % 2 === 1 }))
    .filter((run) => run.text);
}
