import * as v from "valibot";
import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { dataOf } from "#app/page/data-of.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { longestSearchText, searchKinds, searchText, type SearchKind } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import { messages } from "#i18n/messages/index.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import { kindTabs, searchAddress, totalOf, type Counts } from "./kind-tabs.server.ts";
import { ResultList } from "./result-list.tsx";
import { resultRow } from "./result-row.server.ts";
import { SearchField } from "./search-field.tsx";
import { Suggestions } from "./suggestions.tsx";
import { readSuggestions } from "./suggestions.server.ts";
import { fill } from "#i18n/fill.ts";
import { say } from "#i18n/say.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/search";
const mostShown = 24;

export const loader = pageLoader(path, async ({ page, query, copy: { count, kinds, page: pageName, ...copy }, seo }) => {
  const { language } = page;
  const text = v.parse(searchText, query.get("q") ?? "");
  const kind = searchKinds.find((each) => each === query.get("kind"));
  const found = await dataOf(page.api.get("/search/kinds", { q: text, language, size: mostShown, ...(kind && { kind }) })).catch(
    () => undefined,
  );
  const { results, counts } = found ?? { results: [], counts: {} };
  const tabs = kindTabs({ language, text, counts, copy: kinds });
  const title = text === "" ? seo.title : fill(seo.resultsTitle, { query: text });
  return {
    copy,
    seo: { ...seo, title, image: previewOf("house-dusk"), noindex: text !== "" },
    query: text,
    maxLength: longestSearchText,
    status: text === "" ? "" : found ? statusOf(language, { counts, kind, query: text, count }) : messages[language].unavailable,
    isEmpty: text !== "" && found !== undefined && results.length === 0,
    tabs: tabs.length > 2 ? { label: kinds.label, links: tabs, current: searchAddress(language, text, kind) } : undefined,
    rows: results.map((result) => resultRow(page, result, pageName)),
    suggestions: results.length === 0 ? await readSuggestions(page) : undefined,
  };
});

type Told = { counts: Counts; kind: SearchKind | undefined; query: string; count: Copy["count"] };

function statusOf(language: Language, { counts, kind, query, count }: Told): string {
  const found = kind ? (counts[kind] ?? 0) : totalOf(counts);
  if (found > mostShown) return say(language, count.more, { number: mostShown, query });
  return say(language, count, { count: found, number: found, query });
}

export default function Search() {
  const { copy, query, maxLength, status, isEmpty, tabs, rows, suggestions } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.search} />
      <h1 className="pb-6 pt-8 text-h2 lg:pb-8 lg:pt-10">{copy.heading}</h1>
      <SearchField action={localPath(language, path)} query={query} maxLength={maxLength} copy={copy.field} />
      <output className="block pb-8 pt-6 text-ink-soft wrap-anywhere">{status}</output>
      {tabs && (
        <div className="pb-6">
          <TabLinks {...tabs} />
        </div>
      )}
      {rows.length > 0 && <ResultList heading={copy.results} rows={rows} example={copy.example} />}
      {isEmpty && <EmptyState {...copy.empty} to={localPath(language, "/sitemap")} />}
      {suggestions && (
        <div className="grid gap-x-gap gap-y-12 pt-8 md:grid-cols-2 lg:gap-x-20 lg:pt-12 lg:grid-cols-[5fr_7fr]">
          {suggestions.products.length > 0 && <Suggestions heading={copy.suggestions.products} links={suggestions.products} />}
          {suggestions.news.length > 0 && <Suggestions heading={copy.suggestions.news} links={suggestions.news} />}
        </div>
      )}
    </Container>
  );
}
