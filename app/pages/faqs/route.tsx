import * as v from "valibot";
import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { Ask } from "#app/features/support/ask.tsx";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { useAddressedAnswer } from "#app/features/support/use-addressed-answer.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { faqTopics, longestSearchText, productLines, searchText } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import { localPath } from "#i18n/paths.ts";
import { QuestionForm } from "./question-form.tsx";
import { askedFor, faqJsonLd, foundText, queryOf, readQuestions } from "./question-list.server.ts";
import { QuestionRows, Topics } from "./question-rows.tsx";
import { fill } from "#i18n/fill.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/support-center/faqs";

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
    // What search found stays in the order of how well it fits.
    groups:
      asked.text !== ""
        ? [{ name: copy.results, questions: shown }]
        : topics.filter(({ topic }) => asked.topic === undefined || topic === asked.topic),
    lineNames: asked.line ? undefined : lines,
  };
});

export type FaqsData = Awaited<ReturnType<typeof loader>>;

export default function Faqs() {
  const { copy, way, words, asked, longest, status, lines, line, topics, topic, groups, lineNames } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  useAddressedAnswer();
  const filled = groups.filter(({ questions }) => questions.length > 0);
  return (
    <>
      <SupportHead way={way} heading={copy.heading} lead={copy.lead}>
        <QuestionForm action={localPath(language, path)} longest={longest} asked={asked} copy={copy} />
        <div className="pt-8">
          <TabLinks label={copy.byLine} links={lines} current={line} />
        </div>
      </SupportHead>
      <Container className="grid gap-x-gap gap-y-8 pb-20 pt-8 lg:grid-cols-12 lg:pb-28">
        <div className="lg:col-span-3">
          <Topics label={copy.byTopic} links={topics} current={topic} />
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:col-span-8 lg:col-start-5">
          <output className="text-lead wrap-anywhere empty:hidden">{status}</output>
          {filled.length === 0 && (
            <EmptyState
              {...copy.empty}
              to={
                asked.text ? localPath(language, `/search?${new URLSearchParams({ q: asked.text })}`) : localPath(language, "/contact-us")
              }
            />
          )}
          {filled.map((group) => (
            <QuestionRows key={group.name} heading={group.name} questions={group.questions} lineNames={lineNames} example={words.example} />
          ))}
        </div>
      </Container>
      <Ask words={words.ask} about="other" />
    </>
  );
}
