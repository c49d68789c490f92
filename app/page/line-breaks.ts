const words = new Intl.Segmenter("zh", { granularity: "word" });
const zeroWidthSpace = "\u200b";
/** One-character words that belong to the word before them. */
const suffixes = new Set("的了着过地得们吗呢吧里上下中内外后前时商者员器");

/**
 * Inserts zero-width spaces into a Chinese heading between words, where a line may break; the style sheet forbids all other breaks.
 * Runs on the server, because browsers segment Chinese differently from Node.
 */
export function markLineBreaks(heading: string): string {
  const phrases: string[] = [];
  let phrase = "";
  let end = 0;
  for (const { segment, isWordLike } of segmentsOf(heading)) {
    end += segment.length;
    const isLastCharacter = segment.length === 1 && end === heading.length;
    const startsPhrase = isWordLike && phrase.length > 1 && !isLastCharacter && !suffixes.has(segment) && !/[（《“「第 ]$/.test(phrase);
    if (startsPhrase) phrases.push(phrase);
    phrase = startsPhrase ? segment : phrase + segment;
  }
  return [...phrases, phrase].join(zeroWidthSpace);
}

/** Matches a placeholder such as `{step}`, or a Latin name such as AGAVE-TH. */
const unbreakable = /(\{\w+\}|[a-z\d]+(?:[-\u2060]+[a-z\d]+)*)/i;

/** Splits a text into words. A placeholder or a Latin name is one word. */
function segmentsOf(text: string): { segment: string; isWordLike?: boolean }[] {
  return text
    .split(unbreakable)
    .flatMap((part, index): { segment: string; isWordLike?: boolean }[] =>
      index % 2 === 1 ? [{ segment: part, isWordLike: true }] : [...words.segment(part)],
    );
}

/** Results by message object: messages never change while the process runs. */
const cache = new WeakMap<object, unknown>();

export function markHeadingLineBreaks<Copy extends object>(copy: Copy): Copy {
  const marked = cache.get(copy) ?? markHeadings(copy);
  cache.set(copy, marked);
  return marked as Copy;
}

function markHeadings(copy: unknown): unknown {
  if (typeof copy !== "object" || copy === null) return copy;
  if (Array.isArray(copy)) return copy.map(markHeadings);
  const entries = Object.entries(copy).map(([key, value]) => [
    key,
    key === "heading" && typeof value === "string" ? markLineBreaks(value) : markHeadings(value),
  ]);
  return Object.fromEntries(entries);
}

/** Removes the zero-width spaces, and the soft hyphens of long German words, for titles and structured data. */
export function removeLineBreakMarks(text: string): string {
  return text.replace(/[\u00ad\u200b]/g, "");
}
