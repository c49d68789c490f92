/** Whether a text may contain personal data: a mail address, a phone number or a serial number. */
export function mayContainPersonalData(text: string): boolean {
  return text.includes("@") || /\d([\s./-]?\d){5}/.test(text);
}
