import type { DistributorSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { productLines } from "#domain/content/schema";
import type { Site } from "#domain/site-config/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";

type Line = (typeof productLines)[number];

export type Asked = { country?: string; line?: Line };

/** Who answers where: our own contacts of the site config, and the partners that sell and install. */
export async function readPlaces(page: RequestContext, asked: Asked) {
  const { language, site } = page;
  const partners = await readList(page, "distributor");
  const nameOf = regionNames(language);
  const contacts = (site.supportContacts ?? []).filter(({ area, lines }) => isFor(asked, { country: area, lines }));
  const fitting = partners.filter(({ country, lines }) => isFor(asked, { country, lines }));
  const codes = new Set([...partners.map(({ country }) => country), ...(site.supportContacts ?? []).flatMap(({ area }) => area ?? [])]);
  return {
    countries: [...codes]
      .map((code) => ({ code, name: nameOf(code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, languages[language].tag)),
    contacts: contacts.map((contact) => ({ ...contact, name: contact.area && nameOf(contact.area) })),
    partners: fitting.map((partner) => partnerItem(language, partner, nameOf)),
  };
}

export type Contact = NonNullable<Site["supportContacts"]>[number] & { name?: string };

/** A contact for no country in particular is one for every country, and one for no line for all of them. */
function isFor(asked: Asked, { country, lines }: { country?: string; lines?: readonly Line[] }): boolean {
  return (!asked.country || !country || country === asked.country) && (!asked.line || !lines || lines.includes(asked.line));
}

function partnerItem(language: Language, partner: DistributorSummary, names: (code: string) => string) {
  const { id, name, city, country, kind, lines, sample, lang } = localiseEntry(language, partner);
  return { id, name, city, country: names(country), kind, lines, example: sample === true, lang };
}
