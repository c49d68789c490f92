import { createHash } from "node:crypto";
import { transform } from "lightningcss";
import { LRUCache } from "lru-cache";
import styles from "#app/styles/app.css?inline";
import fonts from "#app/styles/fonts.css?inline";

/** `hash`: as a content security policy names it. */
export type PageStyles = { text: Buffer; hash: string };

const sheet = Buffer.from(styles);
/** Only here, and not in the whole sheet: a face that is declared once more is taken for one that has yet to come. */
const faces = transform({ filename: "fonts.css", code: Buffer.from(fonts), minify: true }).code;
const animations = new Set(Array.from(styles.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name));
/** Names after a dot; what is none (a file's ending) does no harm here. An animation may have a class's name, and stays. */
const classes = new Set(Array.from(styles.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) => name.replace(/\\(.)/g, "$1")));
for (const name of animations) classes.delete(name ?? "");

/** By the classes that are used: the pages of a kind have the same in every language. */
const kept = new LRUCache<string, PageStyles>({ max: 200 });

/**
 * Of the style sheet what a drawn page can use: the rules whose classes all stand in its markup. What code may add later
 * is in the whole sheet, which comes with the code.
 */
export function stylesOf(html: string): PageStyles {
  const used = classesIn(html);
  const key = createHash("sha256")
    .update([...used].toSorted().join(" "))
    .digest("base64");
  const known = kept.get(key);
  if (known) return known;
  const unusedSymbols = [...classes].filter((name) => !used.has(name));
  const text = Buffer.concat([faces, transform({ filename: "app.css", code: sheet, minify: true, unusedSymbols }).code]);
  const made = { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
  kept.set(key, made);
  return made;
}

const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

function classesIn(html: string): Set<string> {
  const lists = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list);
  const names = [...new Set(lists)].flatMap((list) => list.split(" "));
  return new Set(names.map((name) => name.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)));
}
