import type { FaqSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import type { Query } from "#app/page/query.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { faqTopics, productLines } from "#domain/content/schema";
import type { Copy } from "./copy/fr.ts";
import { formatMessage } from "#i18n/format-message.ts";

export type QuestionFilter = { text: string; line?: (typeof productLines)[number]; topic?: (typeof faqTopics)[number] };
export type QuestionItem = ReturnType<typeof questionItem>;

const maxResults = 50;

/** Reads the questions of the website; with a text, those that the search finds, best match first. */
export async function readQuestions(page: RequestContext, text: string): Promise<QuestionItem[]> {
  const { language, api } = page;
  const [entries, results] = await Promise.all([
    readList(page, "faq"),
    text === "" ? undefined : api.list("/search", { q: text, language, type: "faq", size: maxResults }),
  ]);
  const visibleEntries = results ? results.flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? []) : entries;
  return visibleEntries.map((entry) => questionItem(page, entry));
}

function questionItem({ language }: RequestContext, entry: FaqSummary) {
  const { id, line, topic, question, body, sample, lang } = localiseEntry(language, entry);
  return { id, line, topic, question, body, example: sample === true, lang };
}

/** Ignores unknown values. */
export function parseQuestionFilter(query: Query<"line" | "topic">, text: string): QuestionFilter {
  return {
    text,
    line: productLines.find((name) => name === query.get("line")),
    topic: faqTopics.find((name) => name === query.get("topic")),
  };
}

/** Leaves out empty values. */
export function questionQuery({ text, line, topic }: QuestionFilter): string {
  const filledParameters = Object.entries({ line, topic, q: text }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return filledParameters.length === 0 ? "" : `?${new URLSearchParams(filledParameters)}`;
}

export function resultCountText({ language }: RequestContext, results: Copy["found"], text: string, number: number): string {
  if (text === "") return "";
  return formatMessage(language, results, { count: number, number, query: text });
}

/** FAQPage for search engines: without examples and without questions shown in another language. */
export function faqJsonLd(questions: readonly QuestionItem[]): object[] {
  const publishable = questions.filter(({ example, lang }) => !example && lang === undefined);
  if (publishable.length === 0) return [];
  const mainEntity = publishable.map(({ question, body }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: body },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}
