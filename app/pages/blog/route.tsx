import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { BlogSummary } from "#app/page/entries.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { NewsletterBand } from "#app/frame/newsletter/newsletter-band.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FeedLink } from "#app/ui/feed-link.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { blogTopics } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { feedAddress } from "#domain/feeds/schema";
import { localPath } from "#i18n/paths.ts";
import { inBrackets } from "#i18n/traits.ts";
import { sectionsOf } from "./blog-row.server.ts";
import { BlogIndex } from "./blog-index.tsx";
import { fill } from "#i18n/fill.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/explore/blog";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const [{ topics: topicNames, minutes, topicsLabel, example, feed }, articles] = await Promise.all([
    readCopy(page, "article"),
    readList(page, "blog"),
  ]);
  const asked = query.get("topic");
  const topic = blogTopics.find((name) => name === asked);
  const address = feedAddress(language, "blog");
  const topicLinks = blogTopics
    .map((name) => ({ to: topicAddress(language, name), name: topicNames[name], count: countOf(language, articles, name) }))
    .filter(({ count }) => count !== "0");
  return {
    copy: { ...copy, topicsLabel, example },
    // A topic shows a part of this page, so it is known by this page's address.
    seo: {
      ...seo,
      title: topic ? fill(seo.topicTitle, { topic: topicNames[topic] }) : seo.title,
      image: previewOf("myrtillo-exploded"),
      feeds: [{ title: feed + inBrackets(page.language, copy.blog), address }],
      jsonLd: [await breadcrumbList(page, [{ name: copy.blog, path }])],
    },
    feed: { address, title: feed },
    topic: topic ?? "",
    topics: [{ to: localPath(language, path), name: copy.all, count: formatNumber(language, articles.length) }, ...topicLinks],
    sections: sectionsOf(page, articles, topic, { topics: topicNames, minutes }),
  };
});

function topicAddress(language: Language, topic: string): string {
  return localPath(language, topic ? `${path}?topic=${topic}` : path);
}

function countOf(language: Language, articles: readonly BlogSummary[], topic: BlogSummary["topics"][number]): string {
  return formatNumber(language, articles.filter(({ topics }) => topics.includes(topic)).length);
}

export type BlogData = Awaited<ReturnType<typeof loader>>;

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
      {topics.length > 1 && <TabLinks label={copy.topicsLabel} links={topics} current={topicAddress(language, topic)} />}
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
