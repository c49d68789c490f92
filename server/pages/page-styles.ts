import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { parse, type AtRule, type ChildNode, type Container } from "postcss";
import styles from "#app/styles/app.css?inline";
import fonts from "#app/styles/fonts.css?inline";

/** `hash`: as a content security policy names it. */
export type PageStyles = { text: Buffer; hash: string };

/** What a selector needs to find something: classes, and elements by their names, outside of what it only restricts by. */
type Needs = { classes: string[]; elements: string[] };
/** A part of the sheet: text that every page takes, a rule with what each of its selectors needs, or a group of parts. */
type Part = string | { text: string; anyOf: Needs[] } | { opening: string; parts: Part[] };

const groups = new Set(["container", "layer", "media", "supports"]);
const sheet = partsOf(parse(styles));

/** By what is used: the pages of a kind have the same in every language. */
const kept = new LRUCache<string, PageStyles>({ max: 200 });

/**
 * Of the style sheet what a drawn page can use, in its order: the rules that could find something in its markup, and every
 * group, empty ones too. What code may add later is in the whole sheet, which comes with the code and is filled in between
 * (app/router-internals/complete-styles.ts). Fonts are declared only here: a face that is declared once more is taken for
 * one that has yet to come.
 */
export function stylesOf(html: string): PageStyles {
  const used = namesIn(html);
  const key = createHash("sha256")
    .update([...used].toSorted().join(" "))
    .digest("base64");
  const known = kept.get(key);
  if (known) return known;
  const text = Buffer.from(fonts.trim() + textOf(sheet, used));
  const made = { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
  kept.set(key, made);
  return made;
}

function partsOf({ nodes = [] }: Pick<Container<ChildNode>, "nodes">): Part[] {
  return nodes.map((node): Part => {
    if (node.type === "rule") return { text: node.toString(), anyOf: node.selectors.map(needsOf) };
    if (node.type === "atrule" && node.nodes && groups.has(node.name)) return groupOf(node);
    return node.type === "atrule" && !node.nodes ? `${node.toString()};` : node.toString();
  });
}

function groupOf(node: AtRule): Part {
  return { opening: `@${node.name} ${node.params}{`, parts: partsOf(node) };
}

function needsOf(selector: string): Needs {
  // Attributes are set by code; what stands in brackets is one of several ways, or what must not be.
  let outer = selector.replace(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, "");
  for (let before = ""; before !== outer;) {
    before = outer;
    outer = outer.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, "");
  }
  const aClass = /\.((?:\\.|[\w-])+)/g;
  return {
    classes: Array.from(outer.matchAll(aClass), ([, name = ""]) => `.${name.replace(/\\(.)/g, "$1")}`),
    elements: Array.from(outer.replace(aClass, "").matchAll(/(?:^|[\s>+~])([a-z][a-z\d]*)/g), ([, name = ""]) => name),
  };
}

function textOf(parts: Part[], used: Set<string>): string {
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else if ("parts" in part) text += `${part.opening}${textOf(part.parts, used)}}`;
    else if (part.anyOf.some(({ classes, elements }) => [...classes, ...elements].every((name) => used.has(name)))) text += part.text;
  }
  return text;
}

const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/** Classes after a dot, and names of elements. */
function namesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list));
  const classes = [...lists].flatMap((list) => list.split(" "));
  const elements = Array.from(html.matchAll(/<([a-z][a-z\d]*)/g), ([, name = ""]) => name);
  return new Set([...classes.map((name) => `.${name.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)}`), ...elements]);
}
