/** Removes zero-width spaces of headings from the subject. */
export function mailtoUrl(email: string, subject?: string): string {
  return `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject.replaceAll("\u200b", ""))}` : ""}`;
}
