import { slugify } from "transliteration";
import type { Transaction } from "#platform/database";
import { isEntryKey } from "../entry-key.ts";
import { readTakenKeys } from "./find-references.ts";

const maxLength = 80;

/** German letters have two Latin letters; the library would drop the second one. */
const german: [string, string][] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["Ä", "ae"],
  ["Ö", "oe"],
  ["Ü", "ue"],
];

/** Makes a slug from a title: in Latin letters (Chinese in pinyin), without accents, cut between words. */
export function keyFromTitle(title: string): string {
  const slug = slugify(title, { lowercase: true, replace: german })
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/-{2,}/g, "-");
  const whole = slug.length <= maxLength ? slug : slug.slice(0, slug.lastIndexOf("-", maxLength) || maxLength);
  return whole.slice(0, maxLength).replace(/^-+|-+$/g, "");
}

/** Returns a free slug for a title; a number is added if it is taken. A title without letters gets type and date. */
export async function suggestKey(
  { database, clock }: { database: Transaction; clock: { now(): Date } },
  { type, title }: { type: string; title: string },
): Promise<string> {
  const key = keyFromTitle(title);
  return freeKey(database, type, isEntryKey(key) ? key : `${type}-${clock.now().toISOString().slice(0, 10)}`);
}

export async function freeKey(database: Transaction, type: string, wanted: string): Promise<string> {
  const taken = await readTakenKeys(database, type, wanted);
  let key = wanted;
  for (let number = 2; taken.has(key); number += 1) key = `${wanted}-${number}`;
  return key;
}
