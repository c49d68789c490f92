import { pictureOf } from "#app/assets/pictures.server.ts";
import type { Copy } from "#app/shell/article/copy/fr.ts";
import { nextRead } from "#app/shell/article/article-view.server.ts";
import type { BlogSummary } from "#app/shell/entries.ts";
import { localiseEntry } from "#app/shell/localise-entry.ts";
import type { Language } from "#i18n/languages.ts";

type Topic = BlogSummary["topics"][number];
type Texts = Pick<Copy, "topics" | "minutes">;

export type BlogRow = ReturnType<typeof blogRow>;
export type BlogSection = ReturnType<typeof sectionsOf>[number];

/** Articles under the topic that each names first, the topic with the newest one on top; or those on one topic. */
export function sectionsOf(language: Language, articles: readonly BlogSummary[], chosen: Topic | undefined, texts: Texts) {
  const shown = articles.filter(({ topics }) => !chosen || topics.includes(chosen));
  const byTopic = Map.groupBy(shown, ({ topics }) => chosen ?? topics[0]!);
  return Array.from(byTopic, ([topic, ofTopic]) => ({
    topic,
    name: texts.topics[topic],
    rows: ofTopic.map((article) => blogRow(language, article, topic, texts)),
  }));
}

function blogRow(language: Language, article: BlogSummary, topic: Topic, texts: Texts) {
  const { lead, sample, picture, topics } = localiseEntry(language, article);
  return {
    ...nextRead(language, "/explore/blog", article, texts),
    lead,
    others: topics.filter((other) => other !== topic).map((other) => texts.topics[other]),
    picture: pictureOf("half", picture),
    example: sample === true,
  };
}
