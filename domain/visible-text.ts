// Pasted text contains invisible characters: bidirectional controls around phone numbers of contact lists, soft breaks of
// Word and PowerPoint, zero-width spaces and soft hyphens of web pages and PDFs.

/** Default-ignorable code points except joiners and variation selectors, which emoji and some scripts need. */
const invisible =
  // oxlint-disable-next-line no-misleading-character-class -- a class of code points, not of characters
  /[[\p{Default_Ignorable_Code_Point}\u{feff}]--[\u{200c}\u{200d}\u{fe00}-\u{fe0f}\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]]/gv;
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u{2800}]*$/v;
/** Vertical tab, form feed, next line, and Unicode's line and paragraph separators. */
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const softBreaks = /[\u000b\u000c\u0085\u2028\u2029]/g;

export function removeInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** Whether a text shows nothing: it is empty or contains only white space, fillers and invisible characters. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}

export function replaceSoftBreaks(text: string, replacement: "\n" | " "): string {
  return text.replace(softBreaks, replacement);
}
