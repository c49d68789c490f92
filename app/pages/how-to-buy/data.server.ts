import { data } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readPrices } from "#app/features/prices/read-prices.server.ts";
import { readSubsidies } from "#app/features/subsidies/read-subsidies.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { readDistributors, type Distributor } from "#app/features/distributors/read-distributors.server.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { renderResult } from "#app/page/render-result.ts";
import { joinWords } from "#app/page/line-breaks.ts";
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
import { localPath } from "#i18n/paths.ts";
import { filterDistributors, showDistributors } from "./finder.server.ts";
import { pageLinks, pageSeo } from "./list-pages.server.ts";
import { path } from "./path.ts";
import { parseSearch } from "./parse-search.ts";
import { countryChoices, resolveSearch } from "./resolve-search.server.ts";
import { searchQuery, type Search } from "./search-query.ts";
import type { Copy } from "./copy/fr.ts";

export const loader = pageLoader(path, async ({ page, context, query, copy, seo }) => {
  const [selection, receipt, replyTime] = await Promise.all([readSelection(page, query), readReceipt(page, query), readReplyTime(page)]);
  const [shellCopy, kindCopy, distributors] = await Promise.all([
    readCopy(page, "frame"),
    readCopy(page, "distributors"),
    readDistributors(page),
  ]);
  const filters: Search = { ...parseSearch(query), selection: selection?.query };
  const searchUrl = (search: Search) => localPath(page.language, path) + searchQuery(search);
  const { search, placeLookup } = await resolveSearch(page, query, { filters, distributors, searchUrl });
  const changedSearchUrl = (change: Search) => searchUrl({ ...search, ...change });
  const { place } = placeLookup;
  const isUnknown = placeLookup.isUnknown || placeLookup.offered.length > 0;
  const matches = isUnknown ? [] : filterDistributors(distributors, search);
  const order = decideOrder(distributors, matches, search);
  const shownDistributors = order.areAllExamples
    ? matches.map((distributor) => ({ ...distributor, row: { ...distributor.row, example: undefined } }))
    : matches;
  const { shown, pageCount, ...listed } = showDistributors(page, shownDistributors, search, place, copy);
  // Only page 1 may be empty: pages beyond the end return 404.
  if (search.page && shown.length === 0 && !page.api.hasFailed()) throw data(null, { status: 404 });
  const ofAnyKind = isUnknown ? [] : filterDistributors(distributors, { ...search, kind: undefined });
  const [{ subsidies, expiresAt }, prices] = await Promise.all([readSubsidies(page), readPrices(page, await readSoldProducts(page))]);
  context.get(renderResult).expiresAt = expiresAt;
  return {
    copy,
    prices,
    subsidies,
    replyTime,
    installer: installerForm(page, copy, order.isRequestFirst),
    receipt,
    seo: {
      ...seo,
      ...(!order.hasList && { description: copy.noList.description }),
      ...pageSeo(page, search, seo),
      image: previewOf("key-shelf"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.howToBuy, path }]), ...structuredData(search, shown)],
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
    pages: pageLinks(pageCount, search, changedSearchUrl, copy),
    toAll: searchUrl({ selection: search.selection }),
    ...listed,
    exampleName: kindCopy.example,
    ...order,
  };
});

/** Puts the request form before the results without a search, or if all results are examples; the list then says so once. */
function decideOrder(all: readonly Distributor[], matches: readonly Distributor[], { place, near, country, kind, line, page }: Search) {
  const hasList = all.length > 0;
  const areAllExamples = matches.every(({ row }) => row.example);
  const hasFilters = [place, near, country, kind, line, page].some((value) => value !== undefined);
  return {
    hasList,
    areAllExamples,
    isRequestFirst: !hasList || !hasFilters || (matches.length > 0 && areAllExamples),
    isListFolded: areAllExamples && !hasFilters,
  };
}

/** Only a country or a place has its distributors in the structured data; those of the world would be larger than the page. */
function structuredData({ country, near }: Search, distributors: readonly Distributor[]): object[] {
  return country || near ? distributors.flatMap(({ jsonLd }) => jsonLd ?? []) : [];
}

function installerForm({ language }: RequestContext, { installer }: Pick<Copy, "installer">, isFirst: boolean) {
  return {
    copy: { ...installer, lead: isFirst ? installer.leadBeforeList : installer.lead },
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
    offers: joinWords(offersConsents[offersConsentVersion][language]),
  };
}

export type FinderData = Awaited<ReturnType<typeof loader>>;
