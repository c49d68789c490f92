import { useLoaderData } from "react-router";
import { FilterFold } from "#app/frame/filter-fold.tsx";
import { NewsletterBand } from "#app/frame/newsletter/newsletter-band.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLink } from "#app/ui/feed-link.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { localPath } from "#i18n/paths.ts";
import { BlogIndex } from "./blog-index.tsx";
import { path, topicUrl } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle: PageHandle = { Newsletter: NewsletterBand };

export default function Blog() {
  const { copy, feed, topic, topics, sections } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <Container className="pb-24 pt-6 lg:pb-40">
      <PageBreadcrumb current={copy.blog} />
      <div className="grid items-end gap-x-gap gap-y-5 pb-10 pt-10 lg:grid-cols-12 lg:pb-16 lg:pt-16">
        <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
        <div className="flex flex-col items-start gap-2 lg:col-span-4">
          <p className="text-lead text-pretty">{copy.lead}</p>
          <FeedLink {...feed} />
        </div>
      </div>
      {topics.length > 1 && (
        <FilterFold active={[topic && topics.find(({ to }) => to === topicUrl(language, topic))?.name]}>
          <TabLinks label={copy.topicsLabel} links={topics} current={topicUrl(language, topic)} />
        </FilterFold>
      )}
      <BlogIndex copy={copy} sections={sections} />
      {sections.length === 0 && (
        <div className="pt-10">
          {topic ? (
            <EmptyState {...copy.emptyTopic} to={localPath(language, path)} />
          ) : (
            <EmptyState {...copy.empty} to={localPath(language, "/explore/news")} />
          )}
        </div>
      )}
    </Container>
  );
}
