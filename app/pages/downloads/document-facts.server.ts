import { hasExpired } from "#domain/content/schema";
import type { Download } from "#domain/documents/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay, formatNumber } from "#i18n/format.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import type { Copy } from "./copy/fr.ts";

type Facts = Pick<Download, "certificateNumber" | "certificateBody" | "markets" | "validUntil" | "firmwareVersion" | "pixels">;
type FactsPage = { language: Language; now: Date };

/** Returns the facts that only some kinds of documents have, as texts; `expired` says on which day a certificate ran out. */
export function documentFacts({ language, now }: FactsPage, download: Facts, copy: Copy["facts"]) {
  const { certificateNumber, certificateBody, markets = [], validUntil, firmwareVersion, pixels } = download;
  const isOver = hasExpired(download, now);
  const day = validUntil && formatDay(language, validUntil);
  const fact = (text: string, values: Record<string, string | undefined>) =>
    Object.values(values).every((value) => value !== undefined) ? [fillPlaceholders(text, values as Record<string, string>)] : [];
  return {
    facts: [
      ...fact(copy.number, { number: certificateNumber }),
      ...fact(copy.body, { body: certificateBody }),
      ...(markets.length > 0 ? fact(copy.markets, { markets: marketList(language, markets) }) : []),
      ...(isOver ? [] : fact(copy.validUntil, { date: day })),
      ...fact(copy.firmware, { version: firmwareVersion }),
      ...fact(copy.pixels, {
        width: pixels && formatNumber(language, pixels.width),
        height: pixels && formatNumber(language, pixels.height),
      }),
    ],
    expired: isOver ? fillPlaceholders(copy.expired, { date: day ?? "" }) : undefined,
  };
}

function marketList(language: Language, markets: readonly string[]): string {
  const list = new Intl.ListFormat(languages[language].tag, { type: "conjunction" });
  return list.format(markets.map(regionNames(language)));
}
