/** How well a code is what was typed; absent where it is something else. */
export type Match = "exact" | "similar";

type Coded = { code: string; family: string };

/**
 * The codes that a text means, exact ones first, else in the order given. Spelling does not count: `e 101`, `E-101` and
 * `E101` are one code, and so are `E31` and `E-031`. Similar are codes with the same number, and those that begin so.
 */
export function matchCodes<Entry extends Coded>(
  entries: readonly Entry[],
  asked: { text: string; family?: string },
): { entry: Entry; match: Match }[] {
  const typed = foldCode(asked.text);
  const ofFamily = entries.filter(({ family }) => asked.family === undefined || family === asked.family);
  if (typed === "") return [];
  const matched = ofFamily.flatMap((entry) => {
    const match = compare(foldCode(entry.code), typed);
    return match ? [{ entry, match }] : [];
  });
  return matched.toSorted((a, b) => Number(a.match === "similar") - Number(b.match === "similar"));
}

/** Letters and digits only; numbers without leading zeros, and an `O` among digits is a zero. */
export function foldCode(text: string): string {
  const signs = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
  return signs.replace(/(?<=\d)O|O(?=\d)/g, "0").replace(/(?<!\d)0+(?=\d)/g, "");
}

function compare(code: string, typed: string): Match | undefined {
  if (code === typed) return "exact";
  const number = typed.replace(/\D/g, "");
  // A letter alone would match half of the list.
  if (number === "") return undefined;
  const [digits, typedLetters] = [code.replace(/\D/g, ""), typed.replace(/\d/g, "")];
  if (digits === number) return "similar";
  return number.length > 1 && digits.startsWith(number) && (typedLetters === "" || code.startsWith(typed)) ? "similar" : undefined;
}
