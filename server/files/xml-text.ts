/** Everything but the characters that XML 1.0 allows (2.2); feeds with one of them are refused whole by every reader. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Removes the characters that XML, and with it feeds, calendars and site maps, cannot hold. */
export function removeForbidden(text: string): string {
  return text.replace(forbidden, "");
}
