import type { ProductSummary } from "#app/page/entries.ts";
import { findEntryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { certificateMarkets, hasExpired } from "#domain/content/schema";
import { selectBundle, bundlePath, type Download } from "#domain/documents/schema";
import { formatBytes, formatDay } from "#i18n/format.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import type { Copy } from "./copy/fr.ts";
import { documentFacts } from "./document-facts.server.ts";
import { facets, matchesFilter, type Facet, type Filter } from "./download-filter.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatMessage } from "#i18n/format-message.ts";

export type DownloadRow = ReturnType<typeof downloadRow>;
export type DownloadGroup = ReturnType<typeof groupByProduct>[number];
/** Option of a filter; `text` is its name with the number of files that match together with the other filters. */
export type Choice = { value: string; name: string; text: string };

type DownloadsPage = EntryPage & { now: Date };

export function downloadRow(page: Pick<DownloadsPage, "language" | "now">, download: Download, copy: Omit<Copy, "seo">) {
  const { language } = page;
  const entry = localiseEntry(language, download);
  const { tag, short, name } = languages[entry.language ?? language];
  return {
    id: entry.id,
    title: entry.title,
    lang: entry.lang,
    url: entry.permanentUrl,
    type: copy.types[entry.documentType],
    format: entry.url.slice(entry.url.lastIndexOf(".") + 1).toUpperCase(),
    language: entry.language && { tag, short, name },
    version: fillPlaceholders(copy.version, { version: entry.version }),
    date: { iso: entry.date, text: formatDay(language, entry.date) },
    size: formatBytes(language, entry.size),
    bytes: entry.size,
    sha256: entry.sha256,
    example: entry.sample === true,
    changes: entry.changes,
    isImage: entry.documentType === "image",
    ...documentFacts(page, entry, copy.facts),
  };
}

/** Groups the rows by product in catalogue order; files about several products or none come last. */
export function groupByProduct(
  page: DownloadsPage,
  { shown: downloads, all }: { shown: readonly Download[]; all: readonly Download[] },
  products: readonly ProductSummary[],
  copy: Omit<Copy, "seo">,
) {
  const { language } = page;
  const downloadsByProduct = new Map<string, Download[]>();
  for (const download of downloads) {
    const [firstProduct = "", ...others] = download.products;
    const key = others.length === 0 ? firstProduct : "";
    downloadsByProduct.set(key, [...(downloadsByProduct.get(key) ?? []), download]);
  }
  return [...products.map(({ id }) => id), ""].flatMap((key) => {
    const rows = downloadsByProduct.get(key);
    if (!rows) return [];
    const product = products.find(({ id }) => id === key);
    const entry = product && localiseEntry(language, product);
    return [
      {
        key,
        name: entry?.name ?? copy.several,
        kind: entry?.kind,
        lang: entry?.lang,
        picture: entry && findEntryPicture(page, "cutout", entry.picture),
        bundle: entry && bundleLink(language, entry, all, copy),
        rows: rows.map((row) => downloadRow(page, row, copy)),
      },
    ];
  });
}

/** Links to an archive of all documents of a product in the page's language, if it has at least two. */
function bundleLink(language: Language, { id, name }: ProductSummary, all: readonly Download[], { basket }: Omit<Copy, "seo">) {
  const bundledFiles = selectBundle(all, id, language);
  const size = formatBytes(
    language,
    bundledFiles.reduce((sum, download) => sum + download.size, 0),
  );
  if (bundledFiles.length < 2) return undefined;
  return {
    href: bundlePath(id, language),
    text: fillPlaceholders(basket.bundle, { size }),
    label: fillPlaceholders(basket.bundleOf, { product: name, size }),
  };
}

/** Keeps the files of a product together, in catalogue order; expired certificates are the last of them. */
export function sortDownloads(downloads: readonly Download[], products: readonly ProductSummary[], now: Date): Download[] {
  const groupIndex = ({ products: productIds }: Download) => {
    const index = productIds.length === 1 ? products.findIndex(({ id }) => id === productIds[0]) : -1;
    return index === -1 ? products.length : index;
  };
  return [...downloads].sort(
    (a, b) => groupIndex(a) - groupIndex(b) || Number(hasExpired(a, now)) - Number(hasExpired(b, now)) || a.order - b.order,
  );
}

/** Lists the options of each facet; only products and languages have options without files. */
export function filterChoices(
  language: Language,
  filter: Filter,
  downloads: readonly Download[],
  products: readonly ProductSummary[],
  copy: Omit<Copy, "seo">,
): Record<Facet, Choice[]> {
  const hasMatch = (facet: Facet, value: string) =>
    downloads.some((download) => matchesFilter(download, { language: "all", [facet]: value }, language));
  const createChoice = (facet: Facet, value: string, name: string): Choice => {
    const count = downloads.filter((download) => matchesFilter(download, { ...filter, [facet]: value }, language)).length;
    return { value, name, text: formatMessage(language, copy.counted, { name, count }) };
  };
  const namedChoices = (facet: Facet, names: Record<string, string>) =>
    Object.entries(names).flatMap(([value, name]) => (hasMatch(facet, value) ? [createChoice(facet, value, name)] : []));
  return {
    type: namedChoices("type", copy.types),
    product: products.map((product) => createChoice("product", product.id, localiseEntry(language, product).name)),
    resource: namedChoices("resource", copy.resources),
    market: namedChoices("market", marketNames(language, downloads)),
    problem: namedChoices("problem", copy.problems),
    language: [
      ...languageCodes.map((code) => createChoice("language", code, languages[code].name)),
      createChoice("language", "all", copy.allLanguages),
    ],
  };
}

/** Names the markets that certificates name. */
function marketNames(language: Language, downloads: readonly Download[]): Record<string, string> {
  const nameOf = regionNames(language);
  const codes = new Set(downloads.flatMap(({ markets = [] }) => markets));
  return Object.fromEntries(certificateMarkets.filter((code) => codes.has(code)).map((code) => [code, nameOf(code)]));
}

/** Lists the active facets, each with the filter that remains when it is removed. */
export function activeFilters(filter: Filter, choices: Record<Facet, Choice[]>) {
  return facets.flatMap((facet) => {
    const { [facet]: value, ...remainingFilter } = filter;
    if (!value) return [];
    return [{ facet, name: choices[facet].find((choice) => choice.value === value)?.name ?? value, remainingFilter }];
  });
}
