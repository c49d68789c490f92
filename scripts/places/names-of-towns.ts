import { searchKeysOf, unique } from "../../domain/places/search-keys.ts";
import { nameKinds } from "../../domain/places/find-names.ts";
import type { Town } from "./read-geonames.ts";

export type TownName = { key: string; id: number; kind: number };

/** Writing systems of the site's visitors, and those that count only for towns of their countries. */
const commonScripts = /^[\p{Script=Latin}\p{Script=Han}\p{M}\p{P}\s]+$/u;
const localScripts: readonly [RegExp, ReadonlySet<string>][] = [
  [/^[\p{Script=Cyrillic}\p{P}\s]+$/u, new Set(["RU", "UA", "BY", "BG", "RS", "MK", "KZ", "KG", "MN", "TJ", "ME", "BA"])],
  [/^[\p{Script=Greek}\p{P}\s]+$/u, new Set(["GR", "CY"])],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}\s]+$/u, new Set(["JP"])],
  [/^[\p{Script=Hangul}\s]+$/u, new Set(["KR"])],
  [
    /^[\p{Script=Arabic}\s]+$/u,
    new Set(["AE", "BH", "DZ", "EG", "IQ", "IR", "JO", "KW", "LB", "LY", "MA", "OM", "QA", "SA", "SY", "TN", "YE"]),
  ],
  [/^[\p{Script=Hebrew}\p{P}\s]+$/u, new Set(["IL"])],
  [/^[\p{Script=Thai}\p{M}]+$/u, new Set(["TH"])],
];
/**
 * Detects transliterations and codes: a lower-case first letter, an apostrophe for a soft sign, digits, or an airport code of
 * capitals.
 */
const transliteration = /^\p{Ll}(?!['’])|\p{L}['’](?:\p{Ll}|$)|^[A-Z]{2,4}$|\d/u;
const longestKey = 40;

export function namesOfTowns(towns: readonly Town[]): TownName[] {
  return towns.flatMap(({ id, country, name, ascii, called, others }) => {
    const mainKeys = keysOf([name, ascii, ...Object.values(called)]);
    const otherKeys = keysOf(others.filter((other) => !transliteration.test(other) && isUsedIn(other, country)));
    return [
      ...mainKeys.map((key) => ({ key, id, kind: nameKinds.name })),
      ...otherKeys.filter((key) => !mainKeys.includes(key)).map((key) => ({ key, id, kind: nameKinds.otherName })),
    ];
  });
}

function isUsedIn(name: string, country: string): boolean {
  return commonScripts.test(name) || localScripts.some(([script, countries]) => countries.has(country) && script.test(name));
}

function keysOf(names: readonly string[]): string[] {
  return unique(names.flatMap(searchKeysOf)).filter((key) => key.length <= longestKey);
}
