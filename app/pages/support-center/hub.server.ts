import { localiseEntry } from "#app/page/localise-entry.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { hasExpired, productLines, type ProductLine } from "#domain/content/schema";
import { nextExpiry } from "#domain/documents/schema";
import { formatBytes } from "#i18n/format.ts";
import { localPath } from "#i18n/paths.ts";

/** `isFile`: the link is loaded by the browser, not by the router. */
export type HubLink = { to: string; text: string; note?: string; lang?: string; example: boolean; isFile?: boolean };

const maxDownloads = 7;
const questionsPerLine = 3;
const maxCodes = 5;

export async function readHub(page: RequestContext, lines: Record<ProductLine, string>) {
  const { language } = page;
  const [downloads, questions, codes] = await Promise.all([
    readList(page, "download"),
    readList(page, "faq"),
    readList(page, "error-code", maxCodes),
  ]);
  const topDownloads = downloads
    .filter((download) => download.top && (download.language ?? language) === language && !hasExpired(download, page.now))
    .slice(0, maxDownloads);
  const topQuestions = productLines.flatMap((line) => questions.filter((question) => question.line === line).slice(0, questionsPerLine));
  return {
    expiresAt: nextExpiry(topDownloads, page.now),
    downloads: topDownloads.map((entry): HubLink => {
      const { url, title, size, sample, lang } = localiseEntry(language, entry);
      return { to: url, text: title, note: formatBytes(language, size), lang, example: sample === true, isFile: true };
    }),
    questions: topQuestions.map((entry): HubLink => {
      const { id, question, line, sample, lang } = localiseEntry(language, entry);
      return { to: localPath(language, `/support-center/faqs#${id}`), text: question, note: lines[line], lang, example: sample === true };
    }),
    codes: codes.map((entry): HubLink => {
      const { id, code, meaning, sample, lang } = localiseEntry(language, entry);
      return { to: localPath(language, `/support-center/error-codes#${id}`), text: meaning, note: code, lang, example: sample === true };
    }),
  };
}
