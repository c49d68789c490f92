import { diffArrays } from "diff";

export type TextChange = "same" | "removed" | "added";
export type TextPart = { change: TextChange; text: string };

/** Limits the time for texts that have little in common; those are compared by paragraph. */
const maxEditLength = 1500;

/** Compares two texts by words, as their language separates them, and joins changes that only a space separates. */
export function diffWords(before: string, after: string, language: string): TextPart[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const split = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const changes = diffArrays(split(before), split(after), { maxEditLength }) ?? diffArrays(splitParagraphs(before), splitParagraphs(after));
  return joinChanges(
    changes.map(({ added, removed, value }) => ({ change: added ? "added" : removed ? "removed" : "same", text: value.join("") })),
  );
}

const splitParagraphs = (text: string) => text.split(/(?<=\n)(?=[^\n])/);

function joinChanges(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    if (removed !== "") joined.push({ change: "removed", text: removed });
    if (added !== "") joined.push({ change: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const [index, { change, text }] of parts.entries()) {
    const isSpaceBetween = change === "same" && /^[^\S\n]+$/.test(text) && index > 0 && index < parts.length - 1;
    if (change === "removed" || isSpaceBetween) removed += text;
    if (change === "added" || isSpaceBetween) added += text;
    if (change === "same" && !isSpaceBetween) {
      flush();
      joined.push({ change, text });
    }
  }
  flush();
  return joined;
}

const shownAround = 120;

/** Shortens long unchanged passages, so that the changes of a long text are seen together. */
export function shortenUnchanged(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, index) => {
    const start = index === 0 ? "" : part.text.slice(0, shownAround);
    const end = index === parts.length - 1 ? "" : part.text.slice(-shownAround);
    const isLong = part.change === "same" && part.text.length > start.length + end.length + shownAround;
    return isLong ? { ...part, text: `${start} … ${end}` } : part;
  });
}
