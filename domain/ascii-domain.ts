/** Scripts that a label of a domain may be written in, each by itself but for marks, digits and hyphens. */
const scripts = ["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Thai", "Devanagari"];
/** East Asian scripts stand beside each other and beside Latin letters. */
const eastAsian =
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}a-z\d-]+$/iu;
const labelsOfOneScript = [
  ...scripts.map((script) => new RegExp(String.raw`^[\p{Script_Extensions=${script}}\p{M}\d-]+$`, "u")),
  eastAsian,
];
/** Dots of Chinese keyboards that IDNA takes for a full stop. */
const dots = /[.\u3002\uff0e\uff61]/;

/** Converts a domain to ASCII by IDNA; `undefined` where it is none, or where a label mixes scripts. */
export function toAsciiDomain(domain: string): string | undefined {
  const labels = domain.normalize("NFKC").split(dots);
  if (!labels.every((label) => labelsOfOneScript.some((script) => script.test(label)))) return undefined;
  try {
    return new URL(`http://${labels.join(".")}/`).hostname;
  } catch {
    return undefined;
  }
}
