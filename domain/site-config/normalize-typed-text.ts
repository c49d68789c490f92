/** Removes what keyboards cannot type: soft hyphens, narrow spaces, curly quotes and dashes. */
export function normalizeTypedText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, "-");
}
