import type { JSONContent } from "@tiptap/core";
import type { List, ListItem, PhrasingContent, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { imageNameOf } from "./address.ts";

type Node = RootContent | PhrasingContent | ListItem;
/** Block of a text: its editor node, and its range in the source. */
export type Block = { shown: JSONContent; from: number; to: number };

/** Splits Markdown into blocks. Blocks with unsupported syntax become `source` nodes. */
export function readBlocks(markdown: string): Block[] {
  const { children } = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return children.map((node): Block => {
    const { start, end } = node.position ?? { start: {}, end: {} };
    const [from, to] = [start.offset ?? 0, end.offset ?? markdown.length];
    return { from, to, shown: isSupported(node) ? blockOf(node) : { type: "source", attrs: { text: markdown.slice(from, to) } } };
  });
}

const supportedTypes = new Set<string>(
  [
    ["paragraph", "heading", "blockquote", "list", "listItem", "table", "tableRow", "tableCell", "thematicBreak", "code"],
    ["text", "strong", "emphasis", "delete", "inlineCode", "link", "break", "image"],
  ].flat(),
);

function isSupported(node: Node): boolean {
  if (!supportedTypes.has(node.type)) return false;
  // Task lists are unsupported: the site renders no checkboxes that can be ticked.
  if (node.type === "listItem" && (typeof node.checked === "boolean" || (node.children[0]?.type ?? "paragraph") !== "paragraph"))
    return false;
  if (node.type === "image" && (imageNameOf(node.url) === undefined || typeof node.title === "string")) return false;
  if (node.type === "code" && typeof node.meta === "string") return false;
  return !("children" in node) || node.children.every((child) => isSupported(child));
}

function blockOf(node: Node): JSONContent {
  switch (node.type) {
    case "heading":
      return { type: "heading", attrs: { level: node.depth }, content: inline(node.children) };
    case "blockquote":
      return { type: "blockquote", content: node.children.map((child) => blockOf(child)) };
    case "list":
      return listOf(node);
    case "listItem":
      return {
        type: "listItem",
        content: node.children.length > 0 ? node.children.map((child) => blockOf(child)) : [{ type: "paragraph" }],
      };
    case "table":
      return tableOf(node);
    case "thematicBreak":
      return { type: "horizontalRule" };
    case "code":
      return { type: "codeBlock", attrs: { language: node.lang ?? null }, content: textOf(node.value, []) };
    default:
      return { type: "paragraph", content: "children" in node ? inline(node.children) : [] };
  }
}

function listOf({ ordered, start, children }: List): JSONContent {
  const content = children.map((child) => blockOf(child));
  return ordered ? { type: "orderedList", attrs: { start: start ?? 1 }, content } : { type: "bulletList", content };
}

/** Fills short rows with empty cells. */
function tableOf({ align, children }: Table): JSONContent {
  const columns = Math.max(...children.map((row) => row.children.length));
  const rows = children.map((row, index): JSONContent => ({
    type: "tableRow",
    content: Array.from({ length: columns }, (_, column) => ({
      type: index === 0 ? "tableHeader" : "tableCell",
      attrs: { align: align?.[column] ?? null },
      content: [{ type: "paragraph", content: inline(row.children[column]?.children ?? []) }],
    })),
  }));
  return { type: "table", content: rows };
}

type Mark = NonNullable<JSONContent["marks"]>[number];

function inline(nodes: readonly Node[], marks: readonly Mark[] = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case "text":
        // Markdown renders a line break within a paragraph as a space.
        return textOf(node.value.replaceAll("\n", " "), marks);
      case "inlineCode":
        return textOf(node.value, [...marks, { type: "code" }]);
      case "break":
        return [{ type: "hardBreak", marks: [...marks] }];
      case "image":
        return [{ type: "picture", attrs: { name: imageNameOf(node.url), alt: node.alt ?? "" }, marks: [...marks] }];
      case "strong":
        return inline(node.children, [...marks, { type: "bold" }]);
      case "emphasis":
        return inline(node.children, [...marks, { type: "italic" }]);
      case "delete":
        return inline(node.children, [...marks, { type: "strike" }]);
      case "link":
        return inline(node.children, [...marks, { type: "link", attrs: { href: node.url, title: node.title ?? null } }]);
      default:
        return [];
    }
  });
}

function textOf(text: string, marks: readonly Mark[]): JSONContent[] {
  return text === "" ? [] : [{ type: "text", text, marks: [...marks] }];
}
