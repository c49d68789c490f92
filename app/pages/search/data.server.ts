import * as v from "valibot";
import { previewOf } from "#app/assets/pictures.server.ts";
import { unwrapData } from "#app/page/unwrap-data.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { longestSearchText, searchKinds, searchText, type SearchKind } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import { messages } from "#i18n/messages/index.ts";
import type { Copy } from "./copy/fr.ts";
import { kindTabs, searchAddress, totalOf, type Counts } from "./kind-tabs.server.ts";
import { resultRow } from "./result-row.server.ts";
import { readEmergency } from "#app/features/support/read-emergency.server.ts";
import { readSuggestions } from "./suggestions.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatMessage } from "#i18n/format-message.ts";
import { path } from "./path.ts";

const maxResults = 24;

export const loader = pageLoader(path, async ({ page, query, copy: { count, kinds, page: pageName, expired, ...copy }, seo }) => {
  const { language } = page;
  const text = v.parse(searchText, query.get("q") ?? "");
  const kind = searchKinds.find((each) => each === query.get("kind"));
  const response = await unwrapData(page.api.get("/search/kinds", { q: text, language, size: maxResults, ...(kind && { kind }) })).catch(
    () => undefined,
  );
  const { results, counts, isEmergency } = response ?? { results: [], counts: {}, isEmergency: false };
  const tabs = kindTabs({ language, text, counts, copy: kinds });
  const title = text === "" ? seo.title : fillPlaceholders(seo.resultsTitle, { query: text });
  return {
    copy,
    seo: { ...seo, title, image: previewOf("house-dusk"), noindex: text !== "" },
    query: text,
    maxLength: longestSearchText,
    status: text === "" ? "" : response ? statusText(language, { counts, kind, query: text, count }) : messages[language].unavailable,
    isEmpty: text !== "" && response !== undefined && results.length === 0,
    emergency: await readEmergency(page),
    isEmergency,
    tabs: tabs.length > 2 ? { label: kinds.label, links: tabs, current: searchAddress(language, text, kind) } : undefined,
    rows: results.map((result) => resultRow(page, result, { page: pageName, expired })),
    suggestions: results.length === 0 ? await readSuggestions(page) : undefined,
  };
});

type StatusInput = { counts: Counts; kind: SearchKind | undefined; query: string; count: Copy["count"] };

function statusText(language: Language, { counts, kind, query, count }: StatusInput): string {
  const number = kind ? (counts[kind] ?? 0) : totalOf(counts);
  if (number > maxResults) return formatMessage(language, count.more, { number, shown: maxResults, query });
  return formatMessage(language, count, { count: number, number, query });
}
