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
  const blockKeys = blocks.map(keyOf);
  const write = (content: Node) => writeText({ markdown, read, blockKeys }, content);
  return isValid(shown) && write(shown) === markdown ? { content: shown.toJSON() as object, write } : undefined;
}

function isValid(node: Node): boolean {
  return node.type.validContent(node.content) && node.children.every(isValid);
}

type Original = { markdown: string; read: readonly Block[]; blockKeys: readonly string[] };

function writeText({ markdown, read, blockKeys }: Original, content: Node): string {
  const blocks = joinLists(
    content.children.filter((block) => !isBlank(block)),
    blockKeys,
  );
  const oldIndexes = matchBlocks(blockKeys, blocks.map(keyOf));
  const sourceBetween = (from: number | undefined, to: number | undefined) =>
    markdown.slice(from === undefined ? 0 : read[from]?.to, to === undefined ? undefined : read[to]?.from);
  const parts = blocks.map((block, index) => {
    const oldIndex = oldIndexes[index];
    const previousOldIndex = oldIndexes[index - 1];
    const wereAdjacent =
      oldIndex !== undefined && (index === 0 ? oldIndex === 0 : previousOldIndex !== undefined && previousOldIndex + 1 === oldIndex);
    const gap = wereAdjacent ? sourceBetween(previousOldIndex, oldIndex) : index === 0 ? "" : "\n\n";
    return gap + (oldIndex === undefined ? writeBlock(block) : markdown.slice(read[oldIndex]?.from, read[oldIndex]?.to));
  });
  // Keeps the end of the original text, such as a final line break.
  const tail =
    blockKeys.length === 0
      ? blocks.length === 0
        ? markdown
        : ""
      : blocks.length === 0
        ? ""
        : sourceBetween(blockKeys.length - 1, undefined);
  return parts.join("") + tail;
}

const keys = new WeakMap<Node, string>();

/** Key for the comparison of blocks: equal blocks have equal keys. */
function keyOf(block: Node): string {
  const key = keys.get(block) ?? JSON.stringify(block.toJSON());
  keys.set(block, key);
  return key;
}

function isBlank({ type, content }: Node): boolean {
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
function joinLists(blocks: readonly Node[], blockKeys: readonly string[]): Node[] {
  const formerNeighbours = new Set(blockKeys.map((name, index) => name + (blockKeys[index + 1] ?? "")));
  return blocks.reduce<Node[]>((joined, block) => {
    const last = joined.at(-1);
    if (!last || last.type !== block.type || !block.type.name.endsWith("List") || formerNeighbours.has(keyOf(last) + keyOf(block)))
      return [...joined, block];
    return [...joined.slice(0, -1), last.copy(Fragment.from(last.content).append(block.content))];
  }, []);
}

/** Longest common subsequence of blocks: for each new block the index of the same old block, or undefined. */
function matchBlocks(before: readonly string[], now: readonly string[]): (number | undefined)[] {
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
