import { fold } from "#domain/content";

/** Signs of one word of a place's name; Chinese is written without spaces, so each of its signs may be where a name ends. */
const words = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv;
/** D-34117 is 34117. */
const countryBeforeCode = /(?<!\p{L})\p{Lu}{1,2}-(?=\d{4,5}(?!\d))/gu;
const cityOrCounty = /(?<=..)[市县縣]$/u;
const saints: readonly [RegExp, string][] = [
  [/^st(?=[a-z]{3})/, "saint"],
  [/^ste(?=[a-z]{3})/, "sainte"],
  [/^st(?=[a-z]{3})/, "sankt"],
];

/** The endings of Chinese names of regions, such as province, city and autonomous region. */
export const chineseDivisions = ["省", "市", "自治区", "壮族自治区", "回族自治区", "维吾尔自治区", "特别行政区"];
/** A district, county or street after a city in a Chinese address. */
const chineseDistrict = /^\p{Script=Han}{1,12}(?:区|县|旗|镇|乡|街道)$/u;

export function isChineseDistrict(words: readonly string[]): boolean {
  return chineseDistrict.test(words.join(""));
}

/**
 * Parts the words of a French business address from its CEDEX, a sorting office with a number. Such addresses put the
 * district between town and CEDEX.
 */
export function splitCedex(words: readonly string[]): { words: readonly string[]; isCedex: boolean } {
  const at = words.indexOf("cedex");
  return at === -1 ? { words, isCedex: false } : { words: words.slice(0, at), isCedex: true };
}

/** What a name is found by. */
export function keysOfName(name: string): string[] {
  const key = fold(name);
  return unique([key, key.replace(cityOrCounty, "")]);
}

/** The folded words of a text in which somebody names a place. */
export function wordsOf(text: string): string[] {
  return (text.normalize("NFC").replaceAll(countryBeforeCode, "").match(words) ?? []).map(fold).filter((word) => word !== "");
}

/** How what somebody typed may be spelt: Goettingen without the e of ö, St Etienne as Saint-Étienne, 里昂市 as 里昂. */
export function spellingsOf(typed: string): string[] {
  const plain = [typed, typed.replace(/([aou])e/g, "$1"), typed.replace(/(?<=.)市$/u, "")];
  const saintly = /^ste?[a-z]{3}/.test(typed) ? saints.map(([short, long]) => typed.replace(short, long)) : [];
  return unique([...plain, ...saintly]);
}

export function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== "");
}
