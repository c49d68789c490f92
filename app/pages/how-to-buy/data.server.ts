import { redirect } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { askPlace } from "#app/features/places/ask-place.server.ts";
import { readDistributors, type Distributor } from "#app/features/distributors/read-distributors.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { type RequestContext } from "#app/page/request-context.ts";
import { readConfiguration } from "#app/features/stack/read-configuration.server.ts";
import { longestOf } from "#app/form/longest.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { readReplyTime } from "#app/features/reply-time/read-reply-time.server.ts";
import type { Query } from "#app/page/query.ts";
import { installerRequestSchema } from "#domain/contact/schema";
import { installerConsent, installerConsents } from "#domain/request-kinds/schema";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { distributorKinds, productLines } from "#domain/content/schema";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { regionNames } from "#i18n/region-names.ts";
import { filtered, finding } from "./finder.server.ts";
import { searchOf } from "./finder-address.ts";
import { queryOf, type Search } from "./finder-query.ts";
import type { Copy } from "./copy/fr.ts";

export const loader = pageLoader("/how-to-buy", async ({ page, path, query, copy, seo }) => {
  const [configuration, replyTime] = await Promise.all([readConfiguration(page, query), readReplyTime(page)]);
  const [shellCopy, kindCopy, all] = await Promise.all([readCopy(page, "frame"), readCopy(page, "distributors"), readDistributors(page)]);
  const filters: Search = { ...searchOf(query), configuration: configuration?.query };
  const addressOf = (search: Search) => localPath(page.language, path) + queryOf(search);
  const country = countryNamed(page, query.get("place"), all);
  if (country) throw redirect(addressOf({ ...filters, country }));
  const asked = await askPlace(page, { query, country: filters.country });
  if (asked.meant) throw redirect(addressOf({ ...filters, near: asked.meant.id }));
  // Ambiguous text stays in its field, so that the visitor can correct it.
  const search: Search = { ...filters, near: asked.place?.id, place: asked.typed };
  const address = (change: Search) => addressOf({ ...search, ...change });
  const { place } = asked;
  const isUnknown = asked.isUnknown || asked.offered.length > 0;
  const chosen = isUnknown ? [] : filtered(all, search);
  // If all results are examples, the list says so once, above.
  const isSample = chosen.every(({ row }) => row.example);
  const found = isSample ? chosen.map((one) => ({ ...one, row: { ...one.row, example: undefined } })) : chosen;
  const inOtherKinds = isUnknown ? [] : filtered(all, { ...search, kind: undefined });
  return {
    copy,
    replyTime,
    installer: installerForm(page, query, copy),
    seo: {
      ...seo,
      image: previewOf("garage-day"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.howToBuy, path }])],
    },
    search,
    configuration,
    asked,
    place: place?.name ?? asked.typed,
    countries: countryChoices(page, all),
    lines: productLines.map((value) => ({ value, name: shellCopy.lines[value] })),
    kinds: [undefined, ...distributorKinds].map((kind) => ({
      name: kind ? copy.kinds[kind] : copy.kinds.all,
      count: String(inOtherKinds.filter((one) => !kind || one.kind === kind).length),
      to: address({ kind }),
    })),
    current: address({}),
    toAll: addressOf({ configuration: search.configuration }),
    ...finding(page, found, search, place, copy),
    exampleName: kindCopy.example,
    isSample,
  };
});

function installerForm({ language }: RequestContext, query: Query<"result">, { installer }: Pick<Copy, "installer">) {
  return {
    copy: installer,
    messages: pickMessages(language, ["placeRequired", "placeUnclear", "nameRequired", "emailRequired", "storingConsentRequired"]),
    longest: longestOf(installerRequestSchema, ["place", "name", "email", "message"]),
    consent: installerConsents[installerConsent][language],
    sent: query.get("result") === "sent",
  };
}

export type FinderData = Awaited<ReturnType<typeof loader>>;

/** Finds a country by its name, ignoring accents, if it has distributors. */
function countryNamed(page: RequestContext, text: string | null, all: readonly Distributor[]): string | undefined {
  const bare = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
  return text ? countryChoices(page, all).find(({ name }) => bare(name) === bare(text))?.code : undefined;
}

function countryChoices({ language }: RequestContext, all: readonly Distributor[]) {
  const { tag } = languages[language];
  const names = regionNames(language);
  return [...new Set(all.map(({ country }) => country))]
    .map((code) => ({ code, name: names(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tag));
}
