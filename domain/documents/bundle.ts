import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatBytes, formatDay } from "#i18n/format.ts";
import { isDependent, languages, type Language } from "#i18n/languages.ts";
import { formatInBrackets } from "#i18n/traits.ts";
import type { NoticeCopy } from "./notices/copy/fr.ts";
import { downloadsFor, type Download } from "./schema.ts";

/** Selects documents by id, in the language if they exist in it. */
export function selectDownloads(downloads: readonly Download[], ids: readonly string[], language: Language): Download[] {
  const localized = downloadsFor(language, downloads);
  return [...new Set(ids)].flatMap((id) => localized.find((row) => row.id === id) ?? downloads.find((row) => row.id === id) ?? []);
}

/** Returns file names for a ZIP archive, with a number as prefix if two files have the same name. */
export function archiveNamesOf(downloads: readonly Download[]): string[] {
  const names = downloads.map(({ url }) => url.slice(url.lastIndexOf("/") + 1));
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${index + 1}-${name}`));
}

type ContentsOptions = {
  language: Language;
  copy: NoticeCopy["contents"];
  subject: string;
  date: string;
  siteUrl: URL;
  all: readonly Download[];
};

/** Writes the table of contents of a ZIP archive as plain text, for readers long after the download. */
export function writeTableOfContents(downloads: readonly Download[], options: ContentsOptions): string {
  const { language, copy, subject, date } = options;
  const names = archiveNamesOf(downloads);
  const heading = fillPlaceholders(copy.heading, { subject, date: formatDay(language, date) });
  const entries = downloads.map((download, index) => [names[index] ?? "", ...linesOf(download, options)].join("\r\n  "));
  return `${[heading, ...entries].join("\r\n\r\n")}\r\n`;
}

function linesOf(download: Download, { language, copy, siteUrl, all }: ContentsOptions): string[] {
  const { version, date, size, sha256, permanentUrl, sample } = download;
  const addressOf = (path: string) => new URL(path, siteUrl).href;
  const successors = (download.replacedBy ?? []).flatMap((id) => selectDownloads(all, [id], language));
  return [
    titleIn(download, language) + (sample ? formatInBrackets(language, copy.example) : ""),
    fillPlaceholders(copy.version, { version, date: formatDay(language, date), size: formatBytes(language, size) }),
    ...languageLines(download, language, copy),
    fillPlaceholders(copy.checksum, { sha256 }),
    fillPlaceholders(copy.latest, { address: addressOf(permanentUrl) }),
    ...successors.map((next) =>
      fillPlaceholders(copy.replacedBy, { title: titleIn(next, language), address: addressOf(next.permanentUrl) }),
    ),
  ];
}

function languageLines({ language: fileLanguage }: Download, language: Language, copy: NoticeCopy["contents"]): string[] {
  const line = fillPlaceholders(copy.language, { language: fileLanguage ? languages[fileLanguage].name : copy.everyLanguage });
  return fileLanguage && fileLanguage !== language ? [line, copy.otherLanguage] : [line];
}

function titleIn(download: Download, language: Language): string {
  return (isDependent(language) && download[language]?.title) || download.title;
}
