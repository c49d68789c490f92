import { Fragment, type Node } from "@tiptap/pm/model";
import { readBlocks, type Block } from "./read-blocks.ts";
import { textSchema } from "./text-schema.ts";
import { writeBlock } from "./write-block.ts";

/**
 * Editor document of a Markdown text. `write` serializes an edited document; unchanged blocks keep their original source
 * byte for byte.
 */
export type OpenedText = { content: object; write(content: Node): string };

/** Parses Markdown for the editor. Returns undefined if the round trip would change the text. */
export function openText(markdown: string): OpenedText | undefined {
  const read = readBlocks(markdown);
  const blocks = read.map(({ shown }) => textSchema.nodeFromJSON(shown));
  const shown = textSchema.node("doc", null, blocks.length > 0 ? blocks : [textSchema.node("paragraph")]);
  const known = blocks.map(nameOf);
  const write = (content: Node) => writeText({ markdown, read, known }, content);
  return isSound(shown) && write(shown) === markdown ? { content: shown.toJSON() as object, write } : undefined;
}

function isSound(node: Node): boolean {
  return node.type.validContent(node.content) && node.children.every(isSound);
}

type Known = { markdown: string; read: readonly Block[]; known: readonly string[] };

function writeText({ markdown, read, known }: Known, content: Node): string {
  const blocks = joinLists(
    content.children.filter((block) => !isNothing(block)),
    known,
  );
  const kept = sameOf(known, blocks.map(nameOf));
  const between = (from: number | undefined, to: number | undefined) =>
    markdown.slice(from === undefined ? 0 : read[from]?.to, to === undefined ? undefined : read[to]?.from);
  const parts = blocks.map((block, index) => {
    const was = kept[index];
    const before = kept[index - 1];
    const stoodTogether = was !== undefined && (index === 0 ? was === 0 : before !== undefined && before + 1 === was);
    const gap = stoodTogether ? between(before, was) : index === 0 ? "" : "\n\n";
    return gap + (was === undefined ? writeBlock(block) : markdown.slice(read[was]?.from, read[was]?.to));
  });
  // Keeps the end of the original text, such as a final line break.
  const end = known.length === 0 ? (blocks.length === 0 ? markdown : "") : blocks.length === 0 ? "" : between(known.length - 1, undefined);
  return parts.join("") + end;
}

const names = new WeakMap<Node, string>();

/** Key for the comparison of blocks: equal blocks have equal keys. */
function nameOf(block: Node): string {
  const name = names.get(block) ?? JSON.stringify(block.toJSON());
  names.set(block, name);
  return name;
}

function isNothing({ type, content }: Node): boolean {
  if (type.name !== "paragraph" && type.name !== "heading") return false;
  let isEmpty = true;
  content.forEach((child) => {
    if (child.type.name !== "hardBreak" && !(child.isText && child.text?.trim() === "")) isEmpty = false;
  });
  return isEmpty;
}

/**
 * Joins adjacent lists of the same type, because Markdown would read them as one; lists that were separate in the
 * original stay separate.
 */
function joinLists(blocks: readonly Node[], known: readonly string[]): Node[] {
  const stood = new Set(known.map((name, index) => name + (known[index + 1] ?? "")));
  return blocks.reduce<Node[]>((done, block) => {
    const last = done.at(-1);
    if (!last || last.type !== block.type || !block.type.name.endsWith("List") || stood.has(nameOf(last) + nameOf(block)))
      return [...done, block];
    return [...done.slice(0, -1), last.copy(Fragment.from(last.content).append(block.content))];
  }, []);
}

/** Longest common subsequence of blocks: for each new block the index of the same old block, or undefined. */
function sameOf(before: readonly string[], now: readonly string[]): (number | undefined)[] {
  const lengths = Array.from({ length: now.length + 1 }, () => new Uint16Array(before.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = now.length - 1; row >= 0; row--)
    for (let column = before.length - 1; column >= 0; column--) {
      const line = lengths[row];
      if (line)
        line[column] = now[row] === before[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  let column = 0;
  return now.map((name, row) => {
    while (column < before.length && before[column] !== name && at(row, column + 1) >= at(row + 1, column)) column++;
    return before[column] === name ? column++ : undefined;
  });
}
