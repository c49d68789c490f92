/**
 * Converts a typed number to E.164; `undefined` if the number is invalid in its country. Loads the rules of all countries
 * on the first call.
 */
export async function toE164({ callingCode, phone }: { callingCode: string; phone: string }): Promise<string | undefined> {
  const { getCountries, getCountryCallingCode, parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  // The library throws on an unknown calling code.
  if (!getCountries().some((country) => getCountryCallingCode(country) === callingCode)) return undefined;
  const international = phone.replace(/^00(?=[1-9])/, "+");
  const national = parsePhoneNumberFromString(phone, { defaultCallingCode: callingCode, extract: false });
  // Try the national format first, because a national number may begin with two zeros.
  const number = national?.isValid()
    ? national
    : parsePhoneNumberFromString(international, { defaultCallingCode: callingCode, extract: false });
  return number?.isValid() && number.countryCallingCode === callingCode && number.ext === undefined ? number.number : undefined;
}
