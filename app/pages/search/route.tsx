import * as v from "valibot";
import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { dataOf } from "#app/page/data-of.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { longestSearchText, searchText } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import { messages } from "#i18n/messages/index.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
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

export const loader = pageLoader(path, async ({ page, query, copy: { count, page: pageName, ...copy }, seo }) => {
  const { language } = page;
  const text = v.parse(searchText, query.get("q") ?? "");
  // One more than is shown tells whether there are more.
  const found = await dataOf(page.api.get("/search", { q: text, language, size: mostShown + 1 })).catch(() => undefined);
  const results = found ?? [];
  const title = text === "" ? seo.title : fill(seo.resultsTitle, { query: text });
  return {
    copy,
    seo: { ...seo, title, image: previewOf("house-dusk"), noindex: text !== "" },
    query: text,
    maxLength: longestSearchText,
    status: text === "" ? "" : found ? statusOf(language, results.length, text, count) : messages[language].unavailable,
    isEmpty: text !== "" && found?.length === 0,
    rows: results.slice(0, mostShown).map((result) => resultRow(page, result, pageName)),
    suggestions: results.length === 0 ? await readSuggestions(page) : undefined,
  };
});

function statusOf(language: Language, found: number, query: string, count: Copy["count"]): string {
  if (found > mostShown) return say(language, count.more, { number: mostShown, query });
  return say(language, count, { count: found, number: found, query });
}

export default function Search() {
  const { copy, query, maxLength, status, isEmpty, rows, suggestions } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.search} />
      <h1 className="pb-6 pt-8 text-h2 lg:pb-8 lg:pt-10">{copy.heading}</h1>
      <SearchField action={localPath(language, path)} query={query} maxLength={maxLength} copy={copy.field} />
      <output className="block pb-8 pt-6 text-ink-soft wrap-anywhere">{status}</output>
      {rows.length > 0 && <ResultList heading={copy.results} rows={rows} example={copy.example} />}
      {isEmpty && <EmptyState {...copy.empty} to={localPath(language, "/sitemap")} />}
      {suggestions && (
        <div className="grid gap-x-gap gap-y-12 pt-8 md:grid-cols-2 lg:pt-12 lg:grid-cols-[5fr_7fr]">
          {suggestions.products.length > 0 && <Suggestions heading={copy.suggestions.products} links={suggestions.products} />}
          {suggestions.news.length > 0 && <Suggestions heading={copy.suggestions.news} links={suggestions.news} />}
        </div>
      )}
    </Container>
  );
}
