import { deviceErrorCodesIn } from "#domain/content/schema";

/** `similar` codes have the same number or begin with the typed text. */
export type Match = "exact" | "similar";

type CodeEntry = { code: string; family: string };

/**
 * Finds codes by text, exact matches first, also the codes inside a sentence. Ignores spelling: `e 101`, `E-101` and `E101` are one
 * code, as are `E31` and `E-031`.
 */
export function matchCodes<Entry extends CodeEntry>(
  entries: readonly Entry[],
  search: { text: string; family?: string },
): { entry: Entry; match: Match }[] {
  const familyEntries = entries.filter(({ family }) => search.family === undefined || family === search.family);
  const matchText = (text: string) => matchCode(familyEntries, normalizeCode(text));
  const matches = matchText(search.text);
  if (matches.some(({ match }) => match === "exact")) return matches;
  const inside = deviceErrorCodesIn(search.text).flatMap(matchText).toSorted(byMatch);
  if (inside[0]?.match !== "exact") return matches;
  return inside.filter(({ entry }, index) => inside.findIndex((each) => each.entry === entry) === index);
}

function matchCode<Entry extends CodeEntry>(entries: readonly Entry[], searchCode: string): { entry: Entry; match: Match }[] {
  if (searchCode === "") return [];
  const matches = entries.flatMap((entry) => {
    const match = compareCodes(normalizeCode(entry.code), searchCode);
    return match ? [{ entry, match }] : [];
  });
  return matches.toSorted(byMatch);
}

function byMatch(a: { match: Match }, b: { match: Match }): number {
  return Number(a.match === "similar") - Number(b.match === "similar");
}

/** Keeps letters and digits only, removes leading zeros of numbers, and reads an `O` between digits as a zero. */
export function normalizeCode(text: string): string {
  const characters = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
  return characters.replace(/(?<=\d)O|O(?=\d)/g, "0").replace(/(?<!\d)0+(?=\d)/g, "");
}

function compareCodes(code: string, searchCode: string): Match | undefined {
  if (code === searchCode) return "exact";
  const searchNumber = searchCode.replace(/\D/g, "");
  // A single letter would match half of the list.
  if (searchNumber === "") return undefined;
  const [digits, typedLetters] = [code.replace(/\D/g, ""), searchCode.replace(/\d/g, "")];
  if (digits === searchNumber) return "similar";
  return searchNumber.length > 1 && digits.startsWith(searchNumber) && (typedLetters === "" || code.startsWith(searchCode))
    ? "similar"
    : undefined;
}
