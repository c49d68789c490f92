import { formatNumber } from "#i18n/format.ts";
import type { CaseSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";
import type { Language } from "#i18n/languages.ts";
import type { SolutionsCopy } from "./copy/fr.ts";
import { powerProfileView } from "./power-profile-view.server.ts";

export type CaseView = ReturnType<typeof caseView>;

/** Builds the view of a case. Values from 1,000 use the next larger unit. */
export function caseView(page: EntryPage, summary: CaseSummary, copy: SolutionsCopy["cases"]["profile"]) {
  const { language } = page;
  const entry = localiseEntry(language, summary);
  const { power, energy } = entry.figures;
  const country = regionNames(language)(entry.country);
  return {
    id: entry.id,
    sector: entry.sector,
    title: entry.title,
    place: formatPlace(language, entry.place, country),
    lead: entry.lead,
    body: entry.body,
    lang: entry.lang,
    example: entry.sample === true,
    picture: entry.picture === undefined ? undefined : entryPicture(page, "wide", entry.picture),
    pictureAlt: entry.pictureAlt ?? "",
    profile: entry.powerProfile && powerProfileView({ language, copy, profile: entry.powerProfile, limit: entry.powerLimit }),
    products: entry.products,
    figures: [formatQuantity(language, power, ["kW", "MW"]), formatQuantity(language, energy, ["kWh", "MWh"])].filter(
      (figure) => figure !== undefined,
    ),
  };
}

function formatQuantity(language: Language, value: number | undefined, [small, large]: [string, string]) {
  if (value === undefined) return undefined;
  return value < 1000
    ? { number: formatNumber(language, value), unit: small }
    : { number: formatNumber(language, value / 1000), unit: large };
}
