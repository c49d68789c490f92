import { useLoaderData } from "react-router";
import { loadCachedList, useCachedList } from "#app/page/cached-list.ts";
import { listPagePath } from "#app/page/list-page.ts";
import { NewsletterBand } from "#app/frame/newsletter/newsletter-band.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLink } from "#app/ui/feed-link.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { localPath } from "#i18n/paths.ts";
import { Stories } from "./stories.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { meta } from "#app/page/page-exports.ts";

export const handle: PageHandle = { Newsletter: NewsletterBand };

export const clientLoader = loadCachedList("newsList");

export default function News() {
  useCachedList("newsList");
  const { copy, feed, lead, rows, guides, number, hasMore } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  const to = (pageNumber: number) => localPath(language, listPagePath(path, pageNumber));
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.news} />
      <div className="flex flex-col gap-4 pb-10 pt-10 lg:pb-14 lg:pt-16">
        <h1 className="text-display text-balance hyphens-auto">{copy.heading}</h1>
        <p className="max-w-[36ch] text-lead text-pretty">{copy.lead}</p>
        <FeedLink {...feed} />
      </div>
      <div className="flex flex-col gap-16 lg:gap-24">
        {!lead && rows.length + guides.length === 0 && <EmptyState {...copy.empty} to={localPath(language, "/products")} />}
        <Stories lead={lead} rows={rows} guides={guides} copy={copy} />
        <Pagination
          label={copy.pages.label}
          current={fillPlaceholders(copy.pages.current, { number })}
          before={number > 1 ? { to: to(number - 1), text: copy.pages.newer } : undefined}
          after={hasMore ? { to: to(number + 1), text: copy.pages.older } : undefined}
        />
      </div>
    </Container>
  );
}
