/** A number as typed, in E.164, or nothing where its country has no such number. The rules of all countries are loaded at the first call. */
export async function toE164(input: { callingCode: string; phone: string }): Promise<string | undefined> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const number = parsePhoneNumberFromString(input.phone, { defaultCallingCode: input.callingCode, extract: false });
  return number?.isValid() && number.countryCallingCode === input.callingCode && number.ext === undefined ? number.number : undefined;
}
