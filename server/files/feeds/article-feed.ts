import { findEntryPicture } from "#app/page/entry-picture.server.ts";
import { isShownIn, localiseEntry } from "#app/page/localise-entry.ts";
import { removeLineBreakMarks } from "#app/page/line-breaks.ts";
import { readEntries } from "#domain/content";
import type { FullEntry } from "#domain/content/schema";
import { articles, type ArticleType } from "#domain/feeds/schema";
import { readSiteConfig } from "#domain/site-config";
import { languages, type DependentLanguage, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { textInLanguage } from "#i18n/traits.ts";
import { escapeMarkup } from "../../../domain/escape-markup.ts";
import type { Services } from "../../services.ts";
import { renderAtom, type AtomEntry } from "./atom.ts";
import { brandOf } from "./brand-of.ts";
import { feedMarkup } from "./feed-markup.ts";

type Article = FullEntry<ArticleType>;
type Pictures = Parameters<typeof findEntryPicture>[0];

/** Small, because each entry contains its full text. */
const entriesShown = 20;

export async function renderArticles(services: Services, language: Language, type: ArticleType): Promise<string> {
  const { context, environment } = services;
  const { siteUrl } = environment;
  const { websiteId, configKey } = languages[language];
  const [configs, candidates] = await Promise.all([
    readSiteConfig(context),
    readEntries(context, type, { page: 1, size: entriesShown, websiteId }),
  ]);
  const pictures = await context.findPictures(
    context.database,
    candidates.map(({ picture }) => picture),
  );
  const entries = candidates
    .filter((entry) => isShownIn(language, entry))
    .map((entry) => localiseEntry<Article>(language, entry))
    // Omits example content, and entries without a French version, which would be in English.
    .filter(({ lang, sample }) => lang === undefined && !sample)
    .map((entry) => articleEntry(entry, localPath(language, `${articles[type].path}/${entry.id}`), siteUrl, { pictures }));
  const replacements = configs[configKey]?.copy ?? {};
  const { name: names, lead: leads } = articles[type];
  const name = replacements[`${type}.${type}`] ?? textInLanguage(names, language);
  const lead = replacements[`${type}.lead`] ?? textInLanguage(leads, language);
  return renderAtom({ language, siteUrl, feed: type, name, lead, brand: brandOf(language, configs) }, entries);
}

function articleEntry(entry: Omit<Article, DependentLanguage>, path: string, siteUrl: URL, pictures: Pictures): AtomEntry {
  const { body, sources, pictureAlt, date } = entry;
  const [title, lead] = [removeLineBreakMarks(entry.title), removeLineBreakMarks(entry.lead)];
  const picture = findEntryPicture(pictures, "half", entry.picture)?.img;
  const markup = [
    picture ? `<p><img src="${picture.src}" width="${picture.w}" height="${picture.h}" alt="${escapeMarkup(pictureAlt)}"></p>` : "",
    `<p>${escapeMarkup(lead)}</p>`,
    body,
    sources.length > 0 ? `<hr><ul>${sources.map((source) => `<li>${escapeMarkup(source)}</li>`).join("")}</ul>` : "",
  ].join("\n");
  const day = new Date(date);
  return {
    path,
    title,
    summary: lead,
    content: feedMarkup(markup, new URL(path, siteUrl)),
    picture: picture && new URL(picture.src, siteUrl).href,
    published: day,
    updated: day,
  };
}
