import { Marked } from "marked";
import { collectionOf } from "../collections/index.ts";
import type { EntryData } from "../collections/collection.ts";
import type { Field, Fields } from "../fields/field.ts";

export type EntryAddress = { type: string; key: string };
/** `key` converts a slug in a field of links, `href` the target of a Markdown link. */
type Replacements = { key(type: string, key: string): string; href(href: string): string };

/** Whether a field of links or a Markdown link of an entry leads to the target. */
export function refersTo(fields: Fields, data: EntryData, target: EntryAddress): boolean {
  let isFound = false;
  const addresses = addressesOf(target);
  mapReferences(fields, data, {
    key(type, key) {
      isFound ||= type === target.type && key === target.key;
      return key;
    },
    href(href) {
      isFound ||= addresses.some((address) => leadsTo(href, address));
      return href;
    },
  });
  return isFound;
}

/** Returns the data with all references to an entry changed to its new slug. */
export function replaceReferences(fields: Fields, data: EntryData, { type, key }: EntryAddress, newKey: string): EntryData {
  const [formerAddresses, addresses] = [addressesOf({ type, key }), addressesOf({ type, key: newKey })];
  return mapReferences(fields, data, {
    key: (linkedType, linkedKey) => (linkedType === type && linkedKey === key ? newKey : linkedKey),
    href(href) {
      const index = formerAddresses.findIndex((address) => leadsTo(href, address));
      const former = formerAddresses[index];
      return former === undefined ? href : addresses[index] + href.slice(former.length);
    },
  });
}

/** Forms in which Markdown links to an entry: `product:copia` and its path, unless all entries of the type share one. */
function addressesOf({ type, key }: EntryAddress): string[] {
  const path = collectionOf(type).path(key);
  return [`${type}:${key}`, ...(path.includes(key) ? [path] : [])];
}

function leadsTo(href: string, address: string): boolean {
  return href === address || (href.startsWith(address) && /[#?&]/.test(href[address.length] ?? ""));
}

function mapReferences(fields: Fields, data: EntryData, replacements: Replacements): EntryData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? mapField(field, value, replacements) : value];
    }),
  );
}

function mapField(field: Field, value: unknown, replacements: Replacements): unknown {
  if (field.kind === "links" && Array.isArray(value))
    return value.map((key: unknown) => (typeof key === "string" ? replacements.key(field.to, key) : key));
  if (field.kind === "markdown" && typeof value === "string") return mapLinks(value, replacements.href);
  if (field.kind === "group" && isData(value)) return mapReferences(field.fields, value, replacements);
  if (field.kind === "rows" && Array.isArray(value))
    return value.map((row: unknown) => (isData(row) ? mapReferences(field.fields, row, replacements) : row));
  return value;
}

/** Changes only the targets of links, so that all other text stays letter by letter. */
function mapLinks(markdown: string, replace: (href: string) => string): string {
  if (!markdown.includes("](") && !markdown.includes("]:")) return markdown;
  const marked = new Marked();
  const hrefs = new Set<string>();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "link") hrefs.add(String(token.href));
  });
  let text = markdown;
  for (const href of hrefs) {
    const replacement = replace(href);
    if (replacement === href) continue;
    for (const opening of ["](", "](<", "]: ", "]: <"])
      for (const end of [")", ">", " ", "\n"]) text = text.replaceAll(opening + href + end, opening + replacement + end);
  }
  return text;
}

function isData(value: unknown): value is EntryData {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
