/** A link that opens a mail with its subject written. */
export function mailAddress(email: string, subject?: string): string {
  return `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject.replaceAll("\u200b", ""))}` : ""}`;
}
