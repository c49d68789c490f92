import * as v from "valibot";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { faqTopics, longestSearchText, productLines, searchText } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import { localPath } from "#i18n/paths.ts";
import { askedFor, faqJsonLd, foundText, queryOf, readQuestions } from "./question-list.server.ts";
import { fill } from "#i18n/fill.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy: { found, ...copy }, seo }) => {
  const { language } = page;
  const asked = askedFor(query, v.parse(searchText, query.get("q") ?? ""));
  const [{ way, words, lines, jsonLd }, questions] = await Promise.all([readSupport(page, "faqs"), readQuestions(page, asked.text)]);
  const address = (changes: Partial<typeof asked>) => localPath(language, path) + queryOf({ ...asked, ...changes });
  const count = (list: readonly unknown[]) => formatNumber(language, list.length);
  const ofLine = questions.filter(({ line }) => asked.line === undefined || line === asked.line);
  const shown = ofLine.filter(({ topic }) => asked.topic === undefined || topic === asked.topic);
  const topics = faqTopics.map((topic) => ({
    topic,
    name: copy.topics[topic],
    to: address({ topic }),
    questions: ofLine.filter((question) => question.topic === topic),
  }));
  return {
    copy,
    way,
    words,
    seo: {
      ...seo,
      title: asked.text === "" ? seo.title : fill(seo.foundTitle, { query: asked.text }),
      image: previewOf("garage-day"),
      noindex: asked.text !== "",
      jsonLd: [jsonLd, ...faqJsonLd(shown)],
    },
    asked,
    longest: longestSearchText,
    status: foundText(page, found, asked.text, shown.length),
    lines: [
      { to: address({ line: undefined, topic: undefined }), name: copy.allLines, count: count(questions) },
      ...productLines.map((line) => ({
        to: address({ line, topic: undefined }),
        name: lines[line],
        count: count(questions.filter((question) => question.line === line)),
      })),
    ],
    line: address({ topic: undefined }),
    topics: [
      { to: address({ topic: undefined }), name: copy.allTopics, count: count(ofLine) },
      ...topics
        .filter((topic) => topic.questions.length > 0)
        .map((topic) => ({ to: topic.to, name: topic.name, count: count(topic.questions) })),
    ],
    topic: address({}),
    // Keep search results in order of relevance.
    groups:
      asked.text !== ""
        ? [{ name: copy.results, questions: shown }]
        : topics.filter(({ topic }) => asked.topic === undefined || topic === asked.topic),
    lineNames: asked.line ? undefined : lines,
  };
});

export type FaqsData = Awaited<ReturnType<typeof loader>>;
