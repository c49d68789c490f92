/** Characters that XML 1.0 forbids (section 2.2); feed readers reject a feed with one of them. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function removeForbidden(text: string): string {
  return text.replace(forbidden, "");
}
