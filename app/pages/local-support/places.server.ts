import { namedCountries } from "#app/form/countries.server.ts";
import type { DistributorSummary } from "#app/page/entries.ts";
import { kilometresBetween } from "#app/features/distributors/distance.ts";
import { contactOf } from "#app/features/distributors/read-distributors.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { supportQuery, type SupportSearch } from "./support-query.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { formatKilometres } from "#i18n/format.ts";
import type { NamedPlace } from "#domain/places/schema";
import { regionNames } from "#i18n/region-names.ts";

const maxNearest = 12;

/**
 * Reads the company's own contacts from the site config, and the partners. Without a place or country, partners are only
 * counted by country.
 */
export async function readPlaces(page: RequestContext, { country, line }: SupportSearch, place: NamedPlace | undefined) {
  const { language, site } = page;
  const partners = await readList(page, "distributor");
  const nameOf = regionNames(language);
  const search = { country: place?.country ?? country, line };
  const contacts = (site.supportContacts ?? []).filter(({ area, lines }) => matchesSearch(search, { country: area, lines }));
  const linePartners = partners.filter(({ lines }) => matchesSearch({ line }, { lines }));
  const countryPartners = linePartners
    .filter((partner) => partner.country === country)
    .map((partner) => ({ partner, distance: undefined }));
  const hasCountry = search.country !== undefined;
  const onlyExamples = linePartners.length > 0 && linePartners.every(({ sample }) => sample);
  const supportContacts = site.supportContacts ?? [];
  const countryCodes = new Set([...partners.map(({ country }) => country), ...supportContacts.flatMap(({ area }) => area ?? [])]);
  return {
    hasContacts: supportContacts.length > 0,
    hasPartners: partners.length > 0,
    countries: namedCountries(language, [...countryCodes]),
    contacts: contacts.map((contact) => ({ ...contact, name: contact.area && nameOf(contact.area) })),
    onlyExamples,
    isFolded: onlyExamples && !hasCountry && !line,
    byCountry: hasCountry
      ? []
      : countByCountry(linePartners, nameOf, line).toSorted((a, b) => a.name.localeCompare(b.name, languages[language].tag)),
    partners: (place ? nearestPartners(place, linePartners) : countryPartners).map(({ partner, distance }) => ({
      ...partnerItem(language, partner, nameOf),
      distance: distance === undefined ? undefined : formatKilometres(language, distance),
    })),
  };
}

function countByCountry(partners: readonly DistributorSummary[], nameOf: (code: string) => string, line: SupportSearch["line"]) {
  return [...Map.groupBy(partners, ({ country }) => country)].map(([country, { length }]) => ({
    name: nameOf(country),
    number: length,
    query: supportQuery({ country, line }),
  }));
}

function nearestPartners(place: NamedPlace, partners: readonly DistributorSummary[]) {
  return partners
    .map((partner) => ({ partner, distance: kilometresBetween(place, partner.place) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxNearest);
}

/** Contacts without a country match every country, those without lines match every line. */
function matchesSearch(search: SupportSearch, { country, lines }: { country?: string; lines?: readonly string[] }): boolean {
  return (!search.country || !country || country === search.country) && (!search.line || !lines || lines.includes(search.line));
}

function partnerItem(language: Language, partner: DistributorSummary, names: (code: string) => string) {
  const localised = localiseEntry(language, partner);
  const { id, name, city, country, kind, lines, sample, lang } = localised;
  return { id, name, city, country: names(country), kind, lines, contact: contactOf(localised), example: sample === true, lang };
}
