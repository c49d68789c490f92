import * as v from "valibot";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { faqTopics, longestSearchText, productLines, searchText } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import { localPath } from "#i18n/paths.ts";
import { parseQuestionFilter, faqJsonLd, resultCountText, questionQuery, readQuestions } from "./question-list.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy: { found, ...copy }, seo }) => {
  const { language } = page;
  const filter = parseQuestionFilter(query, v.parse(searchText, query.get("q") ?? ""));
  const [{ way, words, emergency, lines, jsonLd }, questions] = await Promise.all([
    readSupport(page, "faqs"),
    readQuestions(page, filter.text),
  ]);
  const filterUrl = (changes: Partial<typeof filter>) => localPath(language, path) + questionQuery({ ...filter, ...changes });
  const formatCount = (list: readonly unknown[]) => formatNumber(language, list.length);
  const lineQuestions = questions.filter(({ line }) => filter.line === undefined || line === filter.line);
  const visibleQuestions = lineQuestions.filter(({ topic }) => filter.topic === undefined || topic === filter.topic);
  const topics = faqTopics.map((topic) => ({
    topic,
    name: copy.topics[topic],
    to: filterUrl({ topic }),
    questions: lineQuestions.filter((question) => question.topic === topic),
  }));
  return {
    copy,
    way,
    emergency,
    words,
    seo: {
      ...seo,
      title: filter.text === "" ? seo.title : fillPlaceholders(seo.foundTitle, { query: filter.text }),
      image: previewOf("service-bench"),
      noindex: filter.text !== "",
      jsonLd: [jsonLd, ...faqJsonLd(visibleQuestions)],
    },
    filter,
    longest: longestSearchText,
    status: resultCountText(page, found, filter.text, visibleQuestions.length),
    lines: [
      { to: filterUrl({ line: undefined, topic: undefined }), name: copy.allLines, count: formatCount(questions) },
      ...productLines.map((line) => ({
        to: filterUrl({ line, topic: undefined }),
        name: lines[line],
        count: formatCount(questions.filter((question) => question.line === line)),
      })),
    ],
    line: filterUrl({ topic: undefined }),
    topics: [
      { to: filterUrl({ topic: undefined }), name: copy.allTopics, count: formatCount(lineQuestions) },
      ...topics
        .filter((topic) => topic.questions.length > 0)
        .map((topic) => ({ to: topic.to, name: topic.name, count: formatCount(topic.questions) })),
    ],
    topic: filterUrl({}),
    // Keep search results in order of relevance.
    groups:
      filter.text !== ""
        ? [{ name: copy.results, questions: visibleQuestions }]
        : topics.filter(({ topic }) => filter.topic === undefined || topic === filter.topic),
    lineNames: filter.line ? undefined : lines,
  };
});

export type FaqsData = Awaited<ReturnType<typeof loader>>;
