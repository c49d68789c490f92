/** Whether a text may tell of a person: an address of mail, a number of a phone or a device. */
export function isTelling(text: string): boolean {
  return text.includes("@") || /\d([\s./-]?\d){5}/.test(text);
}
