import { data, redirect } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readPrices } from "#app/features/prices/read-prices.server.ts";
import { readSubsidies } from "#app/features/subsidies/read-subsidies.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { searchPlace } from "#app/features/places/search-place.server.ts";
import { readDistributors, type Distributor } from "#app/features/distributors/read-distributors.server.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { renderResult } from "#app/page/render-result.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { type RequestContext } from "#app/page/request-context.ts";
import { readReceipt } from "#app/features/receipt/read-receipt.server.ts";
import { readSelection } from "#app/features/stack/read-selection.server.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { readReplyTime } from "#app/features/reply-time/read-reply-time.server.ts";
import { installerRequestSchema } from "#domain/contact/schema";
import { offersConsents, offersConsentVersion, requestConsentVersion, requestConsents } from "#domain/request-kinds/schema";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { distributorKinds, productLines } from "#domain/content/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { regionNames } from "#i18n/region-names.ts";
import { filterDistributors, pageSize, showDistributors, sortByCountry } from "./finder.server.ts";
import { parseSearch } from "./parse-search.ts";
import { searchQuery, type Search } from "./search-query.ts";
import type { Copy } from "./copy/fr.ts";

const path = "/how-to-buy";

export const loader = pageLoader(path, async ({ page, context, query, copy, seo }) => {
  const [selection, receipt, replyTime] = await Promise.all([readSelection(page, query), readReceipt(page, query), readReplyTime(page)]);
  const [shellCopy, kindCopy, distributors] = await Promise.all([
    readCopy(page, "frame"),
    readCopy(page, "distributors"),
    readDistributors(page),
  ]);
  const filters: Search = { ...parseSearch(query), selection: selection?.query };
  const searchUrl = (search: Search) => localPath(page.language, path) + searchQuery(search);
  const listed = query.get("distributor");
  if (listed !== null) throw redirect(searchUrl({ ...filters, ...findListPage(page, distributors, listed) }) + `#${listed}`);
  const country = findCountry(page, query.get("place"), distributors);
  if (country) throw redirect(searchUrl({ ...filters, country, page: undefined }));
  const placeLookup = await searchPlace(page, { query, country: filters.country });
  if (placeLookup.meant) throw redirect(searchUrl({ ...filters, near: placeLookup.meant.id, page: undefined }));
  // Ambiguous text stays in its field, so that the visitor can correct it.
  const search: Search = {
    ...filters,
    near: placeLookup.place?.id,
    place: placeLookup.typed,
    page: placeLookup.place ? undefined : filters.page,
  };
  const changedSearchUrl = (change: Search) => searchUrl({ ...search, ...change });
  const { place } = placeLookup;
  const isUnknown = placeLookup.isUnknown || placeLookup.offered.length > 0;
  const matches = isUnknown ? [] : filterDistributors(distributors, search);
  // If all results are examples, the list says so once, above.
  const areAllExamples = matches.every(({ row }) => row.example);
  const shownDistributors = areAllExamples
    ? matches.map((distributor) => ({ ...distributor, row: { ...distributor.row, example: undefined } }))
    : matches;
  const result = showDistributors(page, shownDistributors, search, place, copy);
  // Only page 1 may be empty: pages beyond the end return 404.
  if (search.page && result.shown.length === 0 && !page.api.hasFailed()) throw data(null, { status: 404 });
  const ofAnyKind = isUnknown ? [] : filterDistributors(distributors, { ...search, kind: undefined });
  const [{ subsidies, expiresAt }, prices] = await Promise.all([readSubsidies(page), readPrices(page, await readSoldProducts(page))]);
  context.get(renderResult).expiresAt = expiresAt;
  return {
    copy,
    prices,
    subsidies,
    replyTime,
    installer: installerForm(page, copy),
    receipt,
    seo: {
      ...seo,
      ...pageSeo(page, search, seo),
      image: previewOf("garage-day"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.howToBuy, path }]), ...structuredData(search, result.shown)],
    },
    search,
    selection,
    placeLookup,
    place: place?.name ?? placeLookup.typed,
    countries: countryChoices(page, distributors),
    lines: productLines.map((value) => ({ value, name: shellCopy.lines[value] })),
    kinds: [undefined, ...distributorKinds].map((kind) => ({
      name: kind ? copy.kinds[kind] : copy.kinds.all,
      count: String(ofAnyKind.filter((distributor) => !kind || distributor.kind === kind).length),
      to: changedSearchUrl({ kind, page: undefined }),
    })),
    current: changedSearchUrl({ page: undefined }),
    address: changedSearchUrl({}),
    pages: pageLinks(result.pageCount, search, changedSearchUrl, copy),
    toAll: searchUrl({ selection: search.selection }),
    heading: result.heading,
    status: result.status,
    nearest: result.nearest,
    groups: result.groups,
    maps: result.maps,
    exampleName: kindCopy.example,
    areAllExamples,
  };
});

/** Later pages have an address of their own. Those of a filtered list are not indexed, because the whole list has their entries. */
function pageSeo({ language }: RequestContext, search: Search, { title, pageTitle }: Copy["seo"]) {
  const { page: number, country, kind, line } = search;
  if (!number) return { title };
  return {
    title: fillPlaceholders(pageTitle, { number }),
    path: path + searchQuery({ country, kind, line, page: number }),
    // Other languages may have fewer pages.
    languages: [language],
    noindex: [country, kind, line].some(Boolean),
  };
}

function pageLinks(count: number, { page: number = 1 }: Search, urlOf: (change: Search) => string, { pages }: Pick<Copy, "pages">) {
  const linkTo = (page: number, text: string) => ({ to: urlOf({ page: page > 1 ? page : undefined }), text });
  return {
    label: pages.label,
    current: fillPlaceholders(pages.current, { number, count }),
    before: number > 1 ? linkTo(number - 1, pages.before) : undefined,
    after: number < count ? linkTo(number + 1, pages.after) : undefined,
  };
}

/** Finds the country of an entry and the page of the country's list that shows it. */
function findListPage({ language }: RequestContext, distributors: readonly Distributor[], id: string): Search {
  const entry = distributors.find((distributor) => distributor.id === id);
  if (!entry) throw data(null, { status: 404 });
  const { country } = entry;
  const ordered = sortByCountry(language, filterDistributors(distributors, { country }));
  const number = Math.floor(ordered.indexOf(entry) / pageSize) + 1;
  return { country, page: number > 1 ? number : undefined };
}

/** Only a country or a place has its distributors in the structured data; those of the world would be larger than the page. */
function structuredData({ country, near }: Search, distributors: readonly Distributor[]): object[] {
  return country || near ? distributors.flatMap(({ jsonLd }) => jsonLd ?? []) : [];
}

function installerForm({ language }: RequestContext, { installer }: Pick<Copy, "installer">) {
  return {
    copy: installer,
    messages: pickMessages(language, [
      "placeRequired",
      "placeUnclear",
      "nameRequired",
      "emailRequired",
      "phoneFormat",
      "storingConsentRequired",
    ]),
    longest: maxLengthsOf(installerRequestSchema, ["place", "name", "email", "telephone", "message"]),
    consent: requestConsents[requestConsentVersion][language],
    offers: offersConsents[offersConsentVersion][language],
  };
}

export type FinderData = Awaited<ReturnType<typeof loader>>;

/** Finds a country by its name, ignoring accents, if it has distributors. */
function findCountry(page: RequestContext, text: string | null, distributors: readonly Distributor[]): string | undefined {
  const normalizeName = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
  return text ? countryChoices(page, distributors).find(({ name }) => normalizeName(name) === normalizeName(text))?.code : undefined;
}

function countryChoices({ language }: RequestContext, distributors: readonly Distributor[]) {
  const { tag } = languages[language];
  const names = regionNames(language);
  return [...new Set(distributors.map(({ country }) => country))]
    .map((code) => ({ code, name: names(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tag));
}
