import { useLoaderData } from "react-router";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { localPath } from "#i18n/paths.ts";
import { ResultList } from "./result-list.tsx";
import { SearchField } from "./search-field.tsx";
import { Suggestions } from "./suggestions.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Search() {
  const { copy, query, maxLength, status, isEmpty, emergency, isEmergency, tabs, rows, suggestions } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.search} />
      <h1 className="pb-6 pt-8 text-title lg:pb-8 lg:pt-10">{copy.heading}</h1>
      <SearchField
        action={localPath(language, path)}
        query={query}
        maxLength={maxLength}
        copy={copy.field}
        emergency={emergency}
        isEmergency={isEmergency}
      />
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
