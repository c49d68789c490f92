import { fill } from "#i18n/fill.ts";
import { formatBytes, formatDay } from "#i18n/format.ts";
import { isDependent, languages, type Language } from "#i18n/languages.ts";
import { inBrackets } from "#i18n/traits.ts";
import type { NoticeCopy } from "./notices/copy/fr.ts";
import { onPagesOf, type Download } from "./schema.ts";

/** The files of these ids, told as on the pages of a language where they are there. */
export function selectionOf(downloads: readonly Download[], ids: readonly string[], language: Language): Download[] {
  const own = onPagesOf(language, downloads);
  return [...new Set(ids)].flatMap((id) => own.find((row) => row.id === id) ?? downloads.find((row) => row.id === id) ?? []);
}

/** Names within a bundle: what the file is called, told apart where two are called the same. */
export function namesOf(downloads: readonly Download[]): string[] {
  const names = downloads.map(({ url }) => url.slice(url.lastIndexOf("/") + 1));
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${index + 1}-${name}`));
}

type Written = { language: Language; copy: NoticeCopy["contents"]; subject: string; date: string; siteUrl: URL; all: readonly Download[] };

/** What a bundle holds, as a plain text for whoever opens it years later. */
export function contentsOf(downloads: readonly Download[], written: Written): string {
  const { language, copy, subject, date } = written;
  const names = namesOf(downloads);
  const heading = fill(copy.heading, { subject, date: formatDay(language, date) });
  const entries = downloads.map((download, index) => [names[index] ?? "", ...linesOf(download, written)].join("\r\n  "));
  return `${[heading, ...entries].join("\r\n\r\n")}\r\n`;
}

function linesOf(download: Download, { language, copy, siteUrl, all }: Written): string[] {
  const { version, date, size, sha256, permanentUrl, sample } = download;
  const addressOf = (path: string) => new URL(path, siteUrl).href;
  const successors = (download.replacedBy ?? []).flatMap((id) => selectionOf(all, [id], language));
  return [
    titleIn(download, language) + (sample ? inBrackets(language, copy.example) : ""),
    fill(copy.version, { version, date: formatDay(language, date), size: formatBytes(language, size) }),
    ...languageLines(download, language, copy),
    fill(copy.checksum, { sha256 }),
    fill(copy.latest, { address: addressOf(permanentUrl) }),
    ...successors.map((next) => fill(copy.replacedBy, { title: titleIn(next, language), address: addressOf(next.permanentUrl) })),
  ];
}

function languageLines({ language: own }: Download, language: Language, copy: NoticeCopy["contents"]): string[] {
  const line = fill(copy.language, { language: own ? languages[own].name : copy.everyLanguage });
  return own && own !== language ? [line, copy.otherLanguage] : [line];
}

function titleIn(download: Download, language: Language): string {
  return (isDependent(language) && download[language]?.title) || download.title;
}
