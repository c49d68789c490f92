import type { Copy } from "#app/features/article/copy/fr.ts";
import { nextRead } from "#app/features/article/article-view.server.ts";
import type { BlogSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";

type Topic = BlogSummary["topics"][number];
type Texts = Pick<Copy, "topics" | "minutes">;

export type BlogRow = ReturnType<typeof blogRow>;
export type BlogSection = ReturnType<typeof sectionsOf>[number];

/** Groups articles by their first topic, newest topic first; or lists only the articles of the `chosen` topic. */
export function sectionsOf(page: EntryPage, articles: readonly BlogSummary[], chosen: Topic | undefined, texts: Texts) {
  const shown = articles.filter(({ topics }) => !chosen || topics.includes(chosen));
  const byTopic = Map.groupBy(shown, ({ topics }) => chosen ?? topics[0]!);
  return Array.from(byTopic, ([topic, ofTopic]) => ({
    topic,
    name: texts.topics[topic],
    rows: ofTopic.map((article) => blogRow(page, article, topic, texts)),
  }));
}

function blogRow(page: EntryPage, article: BlogSummary, topic: Topic, texts: Texts) {
  const { lead, sample, picture, topics } = localiseEntry(page.language, article);
  return {
    ...nextRead(page.language, "/explore/blog", article, texts),
    lead,
    others: topics.filter((other) => other !== topic).map((other) => texts.topics[other]),
    picture: entryPicture(page, "half", picture),
    example: sample === true,
  };
}
