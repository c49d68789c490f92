import { keysOfName, unique } from "../../domain/places/keys.ts";
import { kinds } from "../../domain/places/names.ts";
import type { Town } from "./read-geonames.ts";

export type TownName = { key: string; id: number; kind: number };

/** Scripts that visitors of the site write in, and those that are written where a place lies. */
const everywhere = /^[\p{Script=Latin}\p{Script=Han}\p{M}\p{P}\s]+$/u;
const athome: readonly [RegExp, ReadonlySet<string>][] = [
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
/** What a program has spelt in Latin letters begins with a small one or has an apostrophe for a soft sign; three capitals are an airport. */
const isSpeltByProgram = /^\p{Ll}(?!['’])|\p{L}['’](?:\p{Ll}|$)|^[A-Z]{2,4}$|\d/u;
const longestKey = 40;

/** Everything that the towns are found by. */
export function namesOfTowns(towns: readonly Town[]): TownName[] {
  return towns.flatMap(({ id, country, name, ascii, called, others }) => {
    const own = keysOf([name, ascii, ...Object.values(called)]);
    const further = keysOf(others.filter((other) => !isSpeltByProgram.test(other) && isWrittenThere(other, country)));
    return [
      ...own.map((key) => ({ key, id, kind: kinds.name })),
      ...further.filter((key) => !own.includes(key)).map((key) => ({ key, id, kind: kinds.otherName })),
    ];
  });
}

function isWrittenThere(name: string, country: string): boolean {
  return everywhere.test(name) || athome.some(([script, countries]) => countries.has(country) && script.test(name));
}

function keysOf(names: readonly string[]): string[] {
  return unique(names.flatMap(keysOfName)).filter((key) => key.length <= longestKey);
}
