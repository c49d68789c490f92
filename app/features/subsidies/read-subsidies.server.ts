import { localiseEntry } from "#app/page/localise-entry.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { markets } from "#domain/markets/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay } from "#i18n/format.ts";
import { regionNames } from "#i18n/region-names.ts";
import { selectValid } from "./select-valid.ts";

export type Subsidies = Awaited<ReturnType<typeof readSubsidies>>["subsidies"];

/** Reads the valid subsidies of the language's market; the international English version shows those of all countries. */
export async function readSubsidies(page: Pick<RequestContext, "api" | "language" | "now">) {
  const { language } = page;
  const { country, timeZone } = markets[language];
  const [copy, entries] = await Promise.all([readCopy(page, "subsidies"), readList(page, "subsidy")]);
  const ofMarket = entries.filter((entry) => country === undefined || entry.country === country);
  const { valid, expiresAt } = selectValid(ofMarket, timeZone, page.now);
  const nameOf = regionNames(language);
  const rows = valid.map((entry) => {
    const { id, title, purpose, link, lang, checked, validUntil, sample } = localiseEntry(language, entry);
    const dates = [
      validUntil && fillPlaceholders(copy.validUntil, { date: formatDay(language, validUntil) }),
      checked && fillPlaceholders(copy.checked, { date: formatDay(language, checked) }),
    ];
    return {
      id,
      title,
      purpose,
      link,
      host: new URL(link).hostname.replace(/^www\./, ""),
      lang,
      country: country === undefined ? nameOf(entry.country) : undefined,
      dates: dates.filter((date) => date !== undefined && date !== ""),
      example: sample === true,
    };
  });
  return { subsidies: { copy: { heading: copy.heading, text: copy.text, example: copy.example }, rows }, expiresAt };
}
