import type { Mark, Node } from "@tiptap/pm/model";
import type { AlignType, BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { imageAddress } from "./address.ts";

const cache = new WeakMap<Node, string>();

/** Serializes a block in the Markdown style of the repository's content. */
export function writeBlock(block: Node): string {
  const cached = cache.get(block);
  if (cached !== undefined) return cached;
  const text = block.type.name === "source" ? String(block.attrs.text) : serialize(block);
  cache.set(block, text);
  return text;
}

function serialize(block: Node): string {
  const text = toMarkdown(toMdast(block), {
    bullet: "-",
    rule: "-",
    listItemIndent: "one",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  }).trimEnd();
  if (block.type.name !== "table") return text;
  const lines = text.split("\n");
  return lines
    .with(
      1,
      `|${alignments(block)
        .map((align) => (align ? dashes[align] : "---"))
        .join("|")}|`,
    )
    .join("\n");
}

const dashes = { left: ":---", right: "---:", center: ":---:" };

function alignments(table: Node): AlignType[] {
  const { firstChild: head } = table;
  return (head?.children ?? []).map(({ attrs }) =>
    attrs.align === "left" || attrs.align === "right" || attrs.align === "center" ? attrs.align : null,
  );
}

function toMdast(node: Node): RootContent {
  switch (node.type.name) {
    case "heading":
      return { type: "heading", depth: Number(node.attrs.level) as 1 | 2 | 3 | 4 | 5 | 6, children: inline(node) };
    case "blockquote":
      return { type: "blockquote", children: blocks(node) };
    case "bulletList":
    case "orderedList":
      return listOf(node);
    case "table":
      return { type: "table", align: alignments(node), children: node.children.map(rowOf) };
    case "horizontalRule":
      return { type: "thematicBreak" };
    case "codeBlock":
      return { type: "code", lang: typeof node.attrs.language === "string" ? node.attrs.language : null, value: node.textContent };
    case "source":
      // An mdast `html` node is written without escaping.
      return { type: "html", value: String(node.attrs.text) };
    default:
      return { type: "paragraph", children: inline(node) };
  }
}

const blocks = (node: Node): BlockContent[] => node.children.map((child) => toMdast(child) as BlockContent);

function listOf(list: Node): RootContent {
  const items = list.children.map((item): ListItem => ({ type: "listItem", spread: isSpread(item), children: blocks(item) }));
  const ordered = list.type.name === "orderedList";
  return { type: "list", ordered, start: ordered ? Number(list.attrs.start) : null, spread: false, children: items };
}

/** Items with several paragraphs need blank lines between them. */
function isSpread({ children }: Node): boolean {
  return children.some(({ type }, index) => index > 0 && type.name === "paragraph");
}

function rowOf(row: Node): TableRow {
  return {
    type: "tableRow",
    children: row.children.map((cell) => ({ type: "tableCell", children: inline(cell.firstChild ?? cell, " ") })),
  };
}

/** Serializes inline content. `lineEnd` replaces hard breaks where Markdown allows none, such as in table cells. */
function inline(parent: Node, lineEnd?: string): PhrasingContent[] {
  const pieces = parent.children.map((node): Piece => ({ node: phraseOf(node, lineEnd), marks: node.marks }));
  return nestMarks(trimPieces(pieces.flatMap((_, index) => moveSpacesOutside(pieces, index))));
}

type Piece = { node: PhrasingContent; marks: readonly Mark[] };

function phraseOf(node: Node, lineEnd?: string): PhrasingContent {
  if (node.type.name === "picture") return { type: "image", url: imageAddress(String(node.attrs.name)), alt: String(node.attrs.alt) };
  if (node.type.name === "hardBreak") return lineEnd === undefined ? { type: "break" } : { type: "text", value: lineEnd };
  const value = node.text ?? "";
  return node.marks.some(({ type }) => type.name === "code") ? { type: "inlineCode", value } : { type: "text", value };
}

const wrappingMarks = ["bold", "italic", "strike", "link"];

/** Moves spaces at the edges of marked text outside the mark: Markdown would show the asterisks of `** b **`. */
function moveSpacesOutside(pieces: readonly Piece[], index: number): Piece[] {
  const piece = pieces[index];
  if (!piece || piece.node.type !== "text") return piece ? [piece] : [];
  const [, before = "", text = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(piece.node.value) ?? [];
  const sharedMarks = (neighbour: Piece | undefined) => piece.marks.filter((mark) => neighbour && mark.isInSet(neighbour.marks));
  const parts: [string, readonly Mark[]][] = [
    [before, sharedMarks(pieces[index - 1])],
    [text, text === "" ? [] : piece.marks],
    [after, sharedMarks(pieces[index + 1])],
  ];
  return parts.flatMap(([value, marks]) => (value === "" ? [] : [{ node: { type: "text", value }, marks }]));
}

function trimPieces(pieces: readonly Piece[]): Piece[] {
  const isBlank = ({ node }: Piece) => node.type === "break" || (node.type === "text" && /^[ \t\n]*$/.test(node.value));
  const first = pieces.findIndex((piece) => !isBlank(piece));
  const last = pieces.findLastIndex((piece) => !isBlank(piece));
  return first === -1 ? [] : pieces.slice(first, last + 1);
}

/** Nests marks: adjacent pieces with a common mark are joined, and the mark that covers the most pieces is outermost. */
function nestMarks(pieces: readonly Piece[]): PhrasingContent[] {
  const [first] = pieces;
  if (!first) return [];
  const lengthOf = (mark: Mark) => {
    const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks));
    return end === -1 ? pieces.length : end;
  };
  const [outer] = first.marks.filter(({ type }) => wrappingMarks.includes(type.name)).sort((one, other) => lengthOf(other) - lengthOf(one));
  if (!outer) return prependText(first.node, nestMarks(pieces.slice(1)));
  const length = lengthOf(outer);
  const inner = nestMarks(pieces.slice(0, length).map(({ node, marks }) => ({ node, marks: outer.removeFromSet(marks) })));
  return [wrapInMark(outer, inner), ...nestMarks(pieces.slice(length))];
}

/** Joins adjacent texts, because the first one would be escaped as if it ended the paragraph. */
function prependText(first: PhrasingContent, rest: PhrasingContent[]): PhrasingContent[] {
  const [next] = rest;
  if (first.type !== "text" || next?.type !== "text") return [first, ...rest];
  return [{ type: "text", value: first.value + next.value }, ...rest.slice(1)];
}

function wrapInMark({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type.name === "bold") return { type: "strong", children };
  if (type.name === "italic") return { type: "emphasis", children };
  if (type.name === "strike") return { type: "delete", children };
  return {
    type: "link",
    url: String(attrs.href),
    title: typeof attrs.title === "string" ? attrs.title : null,
    children: children as never,
  };
}
