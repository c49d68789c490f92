import { redirect, useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { readDistributors, type Distributor } from "#app/features/distributors/read-distributors.server.ts";
import { dataOf } from "#app/page/data-of.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { readConfiguration } from "#app/features/stack/read-configuration.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { distributorKinds, productLines } from "#domain/content/schema";
import type { NamedPlace } from "#domain/places/schema";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { regionNames } from "#i18n/region-names.ts";
import { filtered, finding } from "./finder.server.ts";
import { searchOf } from "./finder-address.ts";
import { queryOf, type Search } from "./finder-query.ts";
import { FinderForm } from "./finder-form.tsx";
import { Found } from "./found.tsx";
import { Ways } from "./ways.tsx";
import { longestPlaceText } from "#domain/places/schema";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/how-to-buy", async ({ page, path, query, copy, seo }) => {
  const configuration = await readConfiguration(page, query);
  const typed = query.get("place")?.trim() || undefined;
  const [shellCopy, kindCopy, all] = await Promise.all([readCopy(page, "frame"), readCopy(page, "distributors"), readDistributors(page)]);
  const asked: Search = { ...searchOf(query), configuration: configuration?.query };
  const known = typed ? await named(page, typed, all) : undefined;
  if (known) throw redirect(localPath(page.language, path) + queryOf({ ...asked, ...known }));
  // What names no place stays in its field, to be corrected.
  const search: Search = typed ? { ...asked, near: undefined, place: typed } : asked;
  const address = (change: Search) => localPath(page.language, path) + queryOf({ ...search, ...change });
  const place = search.near ? await placeOf(page, search.near) : undefined;
  const isUnknown = (search.near !== undefined || typed !== undefined) && !place;
  const chosen = isUnknown ? [] : filtered(all, search);
  // Where all are examples, the list says so once, above.
  const isSample = chosen.every(({ row }) => row.example);
  const found = isSample ? chosen.map((one) => ({ ...one, row: { ...one.row, example: undefined } })) : chosen;
  const inOtherKinds = isUnknown ? [] : filtered(all, { ...search, kind: undefined });
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("garage-day"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.howToBuy, path }])],
    },
    search,
    configuration,
    place: place?.name ?? search.place,
    longest: longestPlaceText,
    isUnknown,
    countries: countryChoices(page, all),
    lines: productLines.map((value) => ({ value, name: shellCopy.lines[value] })),
    kinds: [undefined, ...distributorKinds].map((kind) => ({
      name: kind ? copy.kinds[kind] : copy.kinds.all,
      count: String(inOtherKinds.filter((one) => !kind || one.kind === kind).length),
      to: address({ kind }),
    })),
    current: address({}),
    toAll: localPath(page.language, path) + queryOf({ configuration: search.configuration }),
    ...finding(page, found, search, place, copy),
    exampleName: kindCopy.example,
    isSample,
  };
});

export type FinderData = Awaited<ReturnType<typeof loader>>;

async function placeOf(page: RequestContext, text: string): Promise<NamedPlace | undefined> {
  const [place] = await dataOf(page.api.get("/place", { q: text.slice(0, 60), language: page.language }));
  return place;
}

/** What a typed name is: a place, or a country in which there is somebody; `undefined` where it is neither. */
async function named(page: RequestContext, typed: string, all: readonly Distributor[]): Promise<Search | undefined> {
  const bare = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const country = countryChoices(page, all).find(({ name }) => bare(name) === bare(typed));
  if (country) return { near: undefined, country: country.code };
  const place = await placeOf(page, typed);
  return place && { near: place.id };
}

/** The countries in which there is somebody, by name. */
function countryChoices({ language }: RequestContext, all: readonly Distributor[]) {
  const { tag } = languages[language];
  const names = regionNames(language);
  return [...new Set(all.map(({ country }) => country))]
    .map((code) => ({ code, name: names(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tag));
}

export default function HowToBuy() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <FinderForm {...data} />
      <Found {...data} />
      <Ways copy={data.copy} configuration={data.configuration} />
    </>
  );
}
