import { findEntryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import type { Gets } from "#app/api-client/endpoints/calls.ts";
import { typeNames, type ExcerptPart } from "#domain/content/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay } from "#i18n/format.ts";
import { languages } from "#i18n/languages.ts";
import { textInLanguage } from "#i18n/traits.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import { isFile } from "#app/page/is-file.ts";

type SearchResult = Gets["/search"]["data"][number];
export type ResultRow = ReturnType<typeof resultRow>;

export function resultRow(page: EntryPage, result: SearchResult, copy: Pick<Copy, "page" | "expired">) {
  const { language } = page;
  const { type, path, lang, title, excerpt, picture, date, sample, expiredOn } = result;
  return {
    ...(isFile(path) ? { to: path, isFile: true } : { to: localPath(language, path), isFile: false }),
    title,
    excerpt: alternateMatches(excerpt),
    typeName: type === "page" ? copy.page : textInLanguage(typeNames[type === "document" ? "download" : type], language),
    date: date && formatDay(language, date),
    // Only products have an image: scenes of articles are unreadable at this size.
    picture: type === "product" && picture ? findEntryPicture(page, "cutout", picture) : undefined,
    example: sample === true,
    expired: expiredOn && fillPlaceholders(copy.expired, { date: formatDay(language, expiredOn) }),
    lang: lang === languages[language].tag ? undefined : lang,
  };
}

/** Alternates plain and matched texts: without a flag per part the page's data is half as large. */
function alternateMatches(parts: readonly ExcerptPart[]): string[] {
  const texts = [""];
  for (const { text, match } of parts) {
    const last = texts.length - 1;
    if (match === (last % 2 === 1)) texts[last] += text;
    else texts.push(text);
  }
  return texts;
}
