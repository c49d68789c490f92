/** `similar` codes have the same number or begin with the typed text. */
export type Match = "exact" | "similar";

type Coded = { code: string; family: string };

/** Finds codes by text, exact matches first. Ignores spelling: `e 101`, `E-101` and `E101` are one code, as are `E31` and `E-031`. */
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

/** Keeps letters and digits only, removes leading zeros of numbers, and reads an `O` between digits as a zero. */
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
  // A single letter would match half of the list.
  if (number === "") return undefined;
  const [digits, typedLetters] = [code.replace(/\D/g, ""), typed.replace(/\d/g, "")];
  if (digits === number) return "similar";
  return number.length > 1 && digits.startsWith(number) && (typedLetters === "" || code.startsWith(typed)) ? "similar" : undefined;
}
