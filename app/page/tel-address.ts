/** What a telephone dials for a number as it is printed; the zero in `+33 (0)1 …` is only for callers without the code of the country. */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/^(\+.*?)\(0\)/, "$1").replaceAll(/[^+\d]/g, "")}`;
}
