/**
 * Converts a printed phone number to a `tel:` address. Removes the zero in `+33 (0)1 …`, which is dialled only without the country
 * code.
 */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/^(\+.*?)\(0\)/, "$1").replaceAll(/[^+\d]/g, "")}`;
}
