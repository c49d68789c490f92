const words = new Intl.Segmenter("zh", { granularity: "word" });
const breakMark = "\u200b";
/** Words of one sign that lean on what stands before them. */
const leaning = new Set("的了着过地得们吗呢吧里上下中内外后前时");

/**
 * A Chinese heading with marks where it may break: between words, never inside one, and never around a single sign. The
 * style sheet forbids all other breaks there. Made on the server, because browsers cut words in other places than Node.
 */
export function phrased(heading: string): string {
  const pieces: string[] = [];
  let piece = "";
  let end = 0;
  for (const { segment, isWordLike } of segmentsOf(heading)) {
    end += segment.length;
    const alone = segment.length === 1 && end === heading.length;
    const begins = isWordLike && piece.length > 1 && !alone && !leaning.has(segment) && !/[（《“「第 ]$/.test(piece);
    if (begins) pieces.push(piece);
    piece = begins ? segment : piece + segment;
  }
  return [...pieces, piece].join(breakMark);
}

/** A placeholder such as `{step}`, which is filled in later, or a name in Latin letters such as AGAVE-TH. */
const whole = /(\{\w+\}|[a-z\d]+(?:[-\u2060]+[a-z\d]+)*)/i;

/** The words of a text; a placeholder or a Latin name is one word. */
function segmentsOf(text: string): { segment: string; isWordLike?: boolean }[] {
  return text
    .split(whole)
    .flatMap((part, index): { segment: string; isWordLike?: boolean }[] =>
      index % 2 === 1 ? [{ segment: part, isWordLike: true }] : [...words.segment(part)],
    );
}

/** Copies stay what they are as long as the process lives. */
const phrasedCopies = new WeakMap<object, unknown>();

/** The copy of a page with its headings phrased. */
export function phraseHeadings<Copy extends object>(copy: Copy): Copy {
  const known = phrasedCopies.get(copy) ?? withPhrases(copy);
  phrasedCopies.set(copy, known);
  return known as Copy;
}

function withPhrases(copy: unknown): unknown {
  if (typeof copy !== "object" || copy === null) return copy;
  if (Array.isArray(copy)) return copy.map(withPhrases);
  const entries = Object.entries(copy).map(([key, value]) => [
    key,
    key === "heading" && typeof value === "string" ? phrased(value) : withPhrases(value),
  ]);
  return Object.fromEntries(entries);
}

/** The text without the marks, for titles and structured data. */
export function unphrased(text: string): string {
  return text.replaceAll(breakMark, "");
}
