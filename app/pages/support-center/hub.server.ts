import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { productLines, type ProductLine } from "#domain/content/schema";
import { formatBytes } from "#i18n/format.ts";
import { localPath } from "#i18n/paths.ts";

/** `isFile`: the link is loaded by the browser, not by the router. */
export type HubLink = { to: string; text: string; note?: string; lang?: string; example: boolean; isFile?: boolean };

const downloadsShown = 7;
const questionsOfLine = 3;
const codesShown = 5;

/** First entries of each list of the support centre. */
export async function readHub(page: RequestContext, lines: Record<ProductLine, string>) {
  const { language } = page;
  const [downloads, questions, codes] = await Promise.all([
    readList(page, "download"),
    readList(page, "faq"),
    readList(page, "error-code", codesShown),
  ]);
  const first = downloads.filter(({ top, language: own }) => top && (own === undefined || own === language)).slice(0, downloadsShown);
  const asked = productLines.flatMap((line) => questions.filter((question) => question.line === line).slice(0, questionsOfLine));
  return {
    downloads: first.map((entry): HubLink => {
      const { url, title, size, sample, lang } = localiseEntry(language, entry);
      return { to: url, text: title, note: formatBytes(language, size), lang, example: sample === true, isFile: true };
    }),
    questions: asked.map((entry): HubLink => {
      const { id, question, line, sample, lang } = localiseEntry(language, entry);
      return { to: localPath(language, `/support-center/faqs#${id}`), text: question, note: lines[line], lang, example: sample === true };
    }),
    codes: codes.map((entry): HubLink => {
      const { id, code, meaning, sample, lang } = localiseEntry(language, entry);
      return { to: localPath(language, `/support-center/error-codes#${id}`), text: meaning, note: code, lang, example: sample === true };
    }),
  };
}
