import { foldText } from "#domain/content";

/** Words of a place name. Chinese has no spaces, so each character is a word. */
const words = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv;
/** Matches the country prefix of a postal code, such as D- in D-34117. */
const countryBeforeCode = /(?<!\p{L})\p{Lu}{1,2}-(?=\d{4,5}(?!\d))/gu;
const cityOrCounty = /(?<=..)[市县縣]$/u;
const saints: readonly [RegExp, string][] = [
  [/^st(?=[a-z]{3})/, "saint"],
  [/^ste(?=[a-z]{3})/, "sainte"],
  [/^st(?=[a-z]{3})/, "sankt"],
];

/** Suffixes of Chinese regions: province, city, autonomous region, special administrative region. */
export const chineseDivisions = ["省", "市", "自治区", "壮族自治区", "回族自治区", "维吾尔自治区", "特别行政区"];
/** District, county or street after the city in a Chinese address. */
const chineseDistrict = /^\p{Script=Han}{1,12}(?:区|县|旗|镇|乡|街道)$/u;

export function isChineseDistrict(words: readonly string[]): boolean {
  return chineseDistrict.test(words.join(""));
}

/**
 * Removes CEDEX, the sorting office of French business addresses, with the words after it. The place name precedes it.
 */
export function splitCedex(words: readonly string[]): { words: readonly string[]; isCedex: boolean } {
  const cedexIndex = words.indexOf("cedex");
  return cedexIndex === -1 ? { words, isCedex: false } : { words: words.slice(0, cedexIndex), isCedex: true };
}

export function searchKeysOf(name: string): string[] {
  const key = foldText(name);
  return unique([key, key.replace(cityOrCounty, "")]);
}

/** Folded words of an address or place name. */
export function splitWords(text: string): string[] {
  return (text.normalize("NFC").replaceAll(countryBeforeCode, "").match(words) ?? []).map(foldText).filter((word) => word !== "");
}

/** Returns possible spellings of a typed name: gottingen for goettingen, saintetienne for stetienne, 里昂 for 里昂市. */
export function spellingVariants(typed: string): string[] {
  const variants = [typed, typed.replace(/([aou])e/g, "$1"), typed.replace(/(?<=.)市$/u, "")];
  const saintVariants = /^ste?[a-z]{3}/.test(typed) ? saints.map(([short, long]) => typed.replace(short, long)) : [];
  return unique([...variants, ...saintVariants]);
}

export function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== "");
}
