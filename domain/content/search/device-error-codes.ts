/** Matches a code such as A-204 inside a sentence, also as it is read aloud (a 204) or with an O for a zero (A2O4). */
const codeInText = /(?<![\p{Script=Latin}\p{N}])([a-z]{1,2}\d?)[\s._‐‑–-]?(\d[\do]{1,3})(?![\p{Script=Latin}\p{N}])/giu;

/** Returns what may be a device error code in a text, as letters and digits. */
export function deviceErrorCodesIn(text: string): string[] {
  const matches = [...text.normalize("NFKC").matchAll(codeInText)];
  return [...new Set(matches.map(([, letters = "", digits = ""]) => letters.toUpperCase() + digits.replace(/o/gi, "0")))];
}
