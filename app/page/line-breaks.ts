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

/** Matches a placeholder such as `{step}`, a Latin name such as AGAVE-TH, a decimal number, and words that the segmenter divides. */
const unbreakable = /(\{\w+\}|[a-z\d]+(?:[-\u2060.,]+[a-z\d]+)*|光伏|投运)/i;

/** Splits a text into words. What is unbreakable is one word. */
function segmentsOf(text: string): { segment: string; isWordLike?: boolean }[] {
  return text
    .split(unbreakable)
    .flatMap((part, index): { segment: string; isWordLike?: boolean }[] =>
      index % 2 === 1 ? [{ segment: part, isWordLike: true }] : [...words.segment(part)],
    );
}

/** Names and short words at whose hyphens browsers would break a line. */
const hyphenatedWords = /AGAVE-TH|E-Mail|PV-Anlage|tout-en-un|all-in-one/gi;

/** Seam of the German compounds that are wider than a column on a phone. */
const seams = /(?<=\p{Ll})(?=wechselrichter)/gu;

/**
 * Inserts word joiners behind the hyphens of product names and short words, so that each stays on one line, and soft hyphens into
 * long German compounds, which not every browser can hyphenate.
 */
export function joinWords(text: string): string {
  return text.replace(hyphenatedWords, (word) => word.replaceAll("-", "-\u2060")).replace(seams, "\u00ad");
}

const unit = String.raw`(?:[kMG]?Wh?|kW[pc]|k?VA|V|A|Hz|ms|°C|%)(?![\p{L}\d])`;
/** Spaces between a number and its unit, and inside TIANYUAN 60k. */
const wholeGaps = new RegExp(String.raw`(?<=\d) (?=${unit})|(?<=TIANYUAN) (?=\d)`, "gu");

/** Joins words, and also numbers and their units, as running text needs it. */
export const joinWordsAndUnits = (text: string): string => joinWords(text).replace(wholeGaps, "\u00a0");

const tagsAndCode = /(<(pre|code)\b.*?<\/\2>|<[^>]*>)/s;

/** Joins words and units in the text of an editor's HTML. Code stays as it is, because readers copy it. */
export function joinWordsInHtml(html: string): string {
  const parts = html.split(tagsAndCode);
  // Each tag is followed by the name that the pattern captures in it.
  return parts.map((part, index) => (index % 3 === 0 ? joinWordsAndUnits(part) : index % 3 === 1 ? part : "")).join("");
}

/** Keys of the messages in large type. */
const largeTexts = new Set(["heading", "lead"]);

/** Results by message object: messages never change while the process runs. */
const cache = new WeakMap<object, unknown>();

/** Keeps names in headings and leads on one line. Without spaces between words, headings also get the places where lines may break. */
export function markLargeTexts<Copy extends object>(copy: Copy, isSpaced: boolean): Copy {
  const marked = cache.get(copy) ?? markTexts(copy, isSpaced);
  cache.set(copy, marked);
  return marked as Copy;
}

function markTexts(copy: unknown, isSpaced: boolean): unknown {
  if (typeof copy !== "object" || copy === null) return copy;
  if (Array.isArray(copy)) return copy.map((item) => markTexts(item, isSpaced));
  const entries = Object.entries(copy).map(([key, value]) => {
    if (!largeTexts.has(key) || typeof value !== "string") return [key, markTexts(value, isSpaced)];
    return [key, key === "heading" && !isSpaced ? markLineBreaks(joinWords(value)) : joinWords(value)];
  });
  return Object.fromEntries(entries);
}

/** Removes zero-width spaces, word joiners, and the soft hyphens of long German words, for titles and structured data. */
export function removeLineBreakMarks(text: string): string {
  return text.replace(/[\u00ad\u200b\u2060]/g, "");
}
