/** Scripts allowed in a domain label, each alone but with combining marks, digits and hyphens. */
const scripts = ["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Thai", "Devanagari"];
/** East Asian scripts may be mixed with each other and with Latin letters. */
const eastAsian =
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}a-z\d-]+$/iu;
const labelsOfOneScript = [
  ...scripts.map((script) => new RegExp(String.raw`^[\p{Script_Extensions=${script}}\p{M}\d-]+$`, "u")),
  eastAsian,
];
/** Dots of Chinese keyboards that IDNA treats as full stops. */
const dots = /[.\u3002\uff0e\uff61]/;

/** Converts a domain to ASCII (IDNA); `undefined` if it is invalid or a label mixes scripts. */
export function toAsciiDomain(domain: string): string | undefined {
  const labels = domain.normalize("NFKC").split(dots);
  if (!labels.every((label) => labelsOfOneScript.some((script) => script.test(label)))) return undefined;
  try {
    return new URL(`http://${labels.join(".")}/`).hostname;
  } catch {
    return undefined;
  }
}
