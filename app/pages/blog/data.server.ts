import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { BlogSummary } from "#app/page/entries.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import { blogTopics } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { feedAddress } from "#domain/feeds/schema";
import { localPath } from "#i18n/paths.ts";
import { formatInBrackets } from "#i18n/traits.ts";
import { groupByTopic } from "./blog-row.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { path, topicUrl } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const [{ topics: topicNames, minutes, topicsLabel, example, feed }, articles] = await Promise.all([
    readCopy(page, "article"),
    readList(page, "blog"),
  ]);
  const requestedTopic = query.get("topic");
  const topic = blogTopics.find((name) => name === requestedTopic);
  const feedUrl = feedAddress(language, "blog");
  const topicLinks = blogTopics
    .map((name) => ({ to: topicUrl(language, name), name: topicNames[name], count: articleCount(language, articles, name) }))
    .filter(({ count }) => count !== "0");
  return {
    copy: { ...copy, topicsLabel, example },
    // A topic shows a part of this page, so the canonical URL has no query.
    seo: {
      ...seo,
      title: topic ? fillPlaceholders(seo.topicTitle, { topic: topicNames[topic] }) : seo.title,
      image: previewOf("myrtillo-exploded"),
      feeds: [{ title: feed + formatInBrackets(page.language, copy.blog), address: feedUrl }],
      jsonLd: [await breadcrumbList(page, [{ name: copy.blog, path }])],
    },
    feed: { address: feedUrl, title: feed },
    topic: topic ?? "",
    topics: [{ to: localPath(language, path), name: copy.all, count: formatNumber(language, articles.length) }, ...topicLinks],
    sections: groupByTopic(page, articles, topic, { topics: topicNames, minutes }),
  };
});

function articleCount(language: Language, articles: readonly BlogSummary[], topic: BlogSummary["topics"][number]): string {
  return formatNumber(language, articles.filter(({ topics }) => topics.includes(topic)).length);
}

export type BlogData = Awaited<ReturnType<typeof loader>>;
