import type { DistributorSummary } from "#app/page/entries.ts";
import { kilometresBetween } from "#app/features/distributors/distance.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { queryOf, type Asked } from "./place-query.ts";
import type { Site } from "#domain/site-config/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { formatKilometres } from "#i18n/format.ts";
import type { NamedPlace } from "#domain/places/schema";
import { regionNames } from "#i18n/region-names.ts";

const nearestShown = 12;

/**
 * Reads the company's own contacts from the site config, and the partners. Without a place or country, partners are only
 * counted by country.
 */
export async function readPlaces(page: RequestContext, { country, line }: Asked, place: NamedPlace | undefined) {
  const { language, site } = page;
  const partners = await readList(page, "distributor");
  const nameOf = regionNames(language);
  const asked = { country: place?.country ?? country, line };
  const contacts = (site.supportContacts ?? []).filter(({ area, lines }) => isFor(asked, { country: area, lines }));
  const ofLine = partners.filter(({ lines }) => isFor({ line }, { lines }));
  const ofCountry = ofLine.filter((partner) => partner.country === country).map((partner) => ({ partner, way: undefined }));
  const isSomewhere = asked.country !== undefined;
  const codes = new Set([...partners.map(({ country }) => country), ...(site.supportContacts ?? []).flatMap(({ area }) => area ?? [])]);
  return {
    countries: [...codes]
      .map((code) => ({ code, name: nameOf(code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, languages[language].tag)),
    contacts: contacts.map((contact) => ({ ...contact, name: contact.area && nameOf(contact.area) })),
    onlyExamples: ofLine.length > 0 && ofLine.every(({ sample }) => sample),
    byCountry: isSomewhere
      ? []
      : countByCountry(ofLine, nameOf, line).toSorted((a, b) => a.name.localeCompare(b.name, languages[language].tag)),
    partners: (place ? nearest(place, ofLine) : ofCountry).map(({ partner, way }) => ({
      ...partnerItem(language, partner, nameOf),
      distance: way === undefined ? undefined : formatKilometres(language, way),
    })),
  };
}

function countByCountry(partners: readonly DistributorSummary[], nameOf: (code: string) => string, line: Asked["line"]) {
  return [...Map.groupBy(partners, ({ country }) => country)].map(([country, { length }]) => ({
    name: nameOf(country),
    number: length,
    query: queryOf({ country, line }),
  }));
}

function nearest(place: NamedPlace, partners: readonly DistributorSummary[]) {
  return partners
    .map((partner) => ({ partner, way: kilometresBetween(place, partner.place) }))
    .toSorted((one, other) => one.way - other.way)
    .slice(0, nearestShown);
}

export type Contact = NonNullable<Site["supportContacts"]>[number] & { name?: string };

/** Contacts without a country match every country, those without lines match every line. */
function isFor(asked: Asked, { country, lines }: { country?: string; lines?: readonly string[] }): boolean {
  return (!asked.country || !country || country === asked.country) && (!asked.line || !lines || lines.includes(asked.line));
}

function partnerItem(language: Language, partner: DistributorSummary, names: (code: string) => string) {
  const { id, name, city, country, kind, lines, sample, lang } = localiseEntry(language, partner);
  return { id, name, city, country: names(country), kind, lines, example: sample === true, lang };
}
