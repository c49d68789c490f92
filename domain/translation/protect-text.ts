import { SaxesParser } from "saxes";
import { escapeMarkup } from "../escape-markup.ts";
import { haveSameCodes, parseInline } from "./inline-codes.ts";

/** Words, a text that must stay as it is, or words between an opening and a closing sign. */
type Node = string | { keep: string; shown: string } | { opening: string; nodes: Node[]; closing: string };
/** Names that are not translated, with the name to write instead, such as that of a product in the target language. */
export type ProtectedNames = ReadonlyMap<string, string>;

type ProtectedText = {
  /** XML fragment for a translation service: `k` encloses what stays, `g` what belongs together. */
  markup: string;
  hasWords: boolean;
  /** Returns the text of a translated fragment; `undefined` if elements are missing, repeated or new. */
  restore(translated: string): string | undefined;
};

const patterns = {
  code: /`[^`\n]+`/,
  table: /\s*\|[\s|:-]*/,
  block: /(?:^|\n)[ \t]*(?:#{1,6}|[-*+>]|\d+[.)])[ \t]+/,
  lines: /[ \t]*\n\s*/,
  address: /https?:\/\/[^\s<>()]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  // Codes and model names, such as E001, AGAVE-TH-8 or 200K.
  model: /\b(?=[A-Z\d-]*[A-Z])(?=[A-Z\d-]*\d)[A-Z\d]+(?:-[A-Z\d]+)*\b/,
  unit: /(?<=\d[ \u00a0]?)(?:[kMG]?(?:Wh|Ah|VA|W|V|A|Hz|Ω)|°C|mm|cm|m[²³]?|kg|dB|bar)(?![\p{L}\d])/u,
};

/** Prepares a text for machine translation. Markdown, links, placeholders, names, units and codes are kept. */
export function protectText(text: string, names: ProtectedNames): ProtectedText {
  const nodes = parseInline(text).flatMap((part) => toNodes(part, createPattern(names), names));
  const byId = new Map<string, Exclude<Node, string>>();
  const markup = writeNodes(nodes, byId);
  return {
    markup,
    hasWords: hasWords(nodes),
    restore(translated) {
      if (translated.length > 10 * markup.length + 200) return undefined;
      const restored = restoreText(translated, byId);
      return restored !== undefined && haveSameCodes(text, restored) ? restored : undefined;
    },
  };
}

const escapePattern = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&");

function createPattern(names: ProtectedNames): RegExp {
  const escaped = [...names.keys()].toSorted((one, other) => other.length - one.length).map(escapePattern);
  const named = escaped.length > 0 ? `|(?<![\\p{L}\\d])(?:${escaped.join("|")})(?![\\p{L}\\d])` : "";
  const kept = Object.values(patterns).map(({ source }) => source);
  return new RegExp(`(?<opening>\\*\\*)(?<words>[^*\\n]+)\\*\\*|(?<keep>${kept.join("|")}${named})`, "gu");
}

function toNodes(part: ReturnType<typeof parseInline>[number], pattern: RegExp, names: ProtectedNames): Node[] {
  if (typeof part !== "string") {
    if ("place" in part) return [{ keep: part.place, shown: part.place }];
    const { opening, parts, closing } = part;
    return [{ opening, nodes: parts.flatMap((inner) => toNodes(inner, pattern, names)), closing }];
  }
  const nodes: Node[] = [];
  let from = 0;
  for (const { 0: whole, groups = {}, index } of part.matchAll(pattern)) {
    const { opening, words = "" } = groups;
    nodes.push(part.slice(from, index));
    if (opening) nodes.push({ opening, nodes: toNodes(words, pattern, names), closing: opening });
    else nodes.push({ keep: names.get(whole) ?? whole, shown: whole });
    from = index + whole.length;
  }
  return [...nodes, part.slice(from)].filter((node) => node !== "");
}

function hasWords(nodes: readonly Node[]): boolean {
  return nodes.some((node) => (typeof node === "string" ? /\p{L}/u.test(node) : "nodes" in node && hasWords(node.nodes)));
}

function writeNodes(nodes: readonly Node[], byId: Map<string, Exclude<Node, string>>): string {
  const markups = nodes.map((node) => {
    if (typeof node === "string") return escapeMarkup(node);
    const id = String(byId.size + 1);
    byId.set(id, node);
    if ("keep" in node) return `<k id="${id}">${escapeMarkup(node.shown)}</k>`;
    return `<g id="${id}">${writeNodes(node.nodes, byId)}</g>`;
  });
  return markups.join("");
}

class UnusableMarkup extends Error {}

/** Reads a translated fragment strictly: every element once, with its name, and nothing else. */
function restoreText(translated: string, byId: ReadonlyMap<string, Exclude<Node, string>>): string | undefined {
  const parser = new SaxesParser({ fragment: true });
  const [unused, open]: [Set<string>, Exclude<Node, string>[]] = [new Set(byId.keys()), []];
  let text = "";
  const refuse = () => {
    throw new UnusableMarkup();
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("opentag", ({ name, attributes }) => {
    const id = String(attributes.id ?? "");
    const node = byId.get(id);
    if (!node || !unused.delete(id) || name !== ("keep" in node ? "k" : "g") || isInKept(open)) return refuse();
    open.push(node);
    // Services add spaces beside elements, which Markdown would show.
    if ("keep" in node) text = (/^\s/.test(node.keep) ? text.trimEnd() : text) + node.keep;
    else text += node.opening;
    return undefined;
  });
  parser.on("closetag", () => {
    const node = open.pop();
    if (node && !("keep" in node)) text += node.closing;
  });
  const add = (words: string) => {
    if (isInKept(open)) return;
    if (/https?:\/\//i.test(words)) refuse();
    text += text === "" || /\s$/.test(text) ? words.trimStart() : words;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  try {
    parser.write(translated).close();
  } catch (error) {
    if (error instanceof UnusableMarkup) return undefined;
    throw error;
  }
  return unused.size === 0 ? text : undefined;
}

function isInKept(open: readonly Exclude<Node, string>[]): boolean {
  const last = open.at(-1);
  return last !== undefined && "keep" in last;
}
