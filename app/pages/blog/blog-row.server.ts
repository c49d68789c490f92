import type { Copy } from "#app/features/article/copy/fr.ts";
import { nextRead } from "#app/features/article/article-view.server.ts";
import type { BlogSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";

type Topic = BlogSummary["topics"][number];
type Texts = Pick<Copy, "topics" | "minutes">;

export type BlogRow = ReturnType<typeof blogRow>;
export type BlogSection = ReturnType<typeof groupByTopic>[number];

/** Groups articles by their first topic, newest topic first; or lists only the articles of `selectedTopic`. */
export function groupByTopic(page: EntryPage, articles: readonly BlogSummary[], selectedTopic: Topic | undefined, texts: Texts) {
  const visibleArticles = articles.filter(({ topics }) => !selectedTopic || topics.includes(selectedTopic));
  const byTopic = Map.groupBy(visibleArticles, ({ topics }) => selectedTopic ?? topics[0]!);
  return Array.from(byTopic, ([topic, topicArticles]) => ({
    topic,
    name: texts.topics[topic],
    rows: topicArticles.map((article) => blogRow(page, article, topic, texts)),
  }));
}

function blogRow(page: EntryPage, article: BlogSummary, topic: Topic, texts: Texts) {
  const { lead, sample, picture, topics } = localiseEntry(page.language, article);
  return {
    ...nextRead(page.language, "/explore/blog", article, texts),
    lead,
    otherTopics: topics.filter((other) => other !== topic).map((other) => texts.topics[other]),
    picture: entryPicture(page, "half", picture),
    example: sample === true,
  };
}
