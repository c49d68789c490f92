import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { emergencyNumbersOf, markets } from "#domain/markets/schema";
import { languages } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import { readSupportContacts } from "./read-support-contacts.server.ts";

export type Emergency = Awaited<ReturnType<typeof readEmergency>>;

/** Reads the emergency notice: the numbers of the countries of the page's language, and the telephones of the company. */
export async function readEmergency(page: RequestContext) {
  const [{ emergency, example }, contacts] = await Promise.all([readCopy(page, "support"), readSupportContacts(page)]);
  const { language } = page;
  const nameOf = regionNames(language);
  const list = new Intl.ListFormat(languages[language].tag, { type: "disjunction" });
  return {
    copy: { ...emergency, example },
    regions: markets[language].emergency.map((region) => {
      const { fire, ambulance } = emergencyNumbersOf(region);
      return { name: nameOf(region), fire: list.formatToParts(fire), ambulance };
    }),
    hotlines: contacts.flatMap(({ phone, ...contact }) => (phone ? [{ ...contact, phone }] : [])),
  };
}
