import { Feed } from "feed";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { feedAddress } from "#app/features/article/feed-address.ts";
import type { BlogSummary, NewsSummary } from "#app/page/entries.ts";
import { isShownIn, localiseEntry } from "#app/page/localise-entry.ts";
import { unphrased } from "#app/page/phrases.ts";
import { listEntries } from "#domain/content";
import { articles, type ArticleType } from "#domain/feeds/schema";
import { readSiteConfig } from "#domain/site-config";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { wordsIn } from "#i18n/traits.ts";
import { localPath } from "#i18n/paths.ts";
import type { Services } from "../services.ts";
import { renderCalendar } from "./calendar.ts";

const hour = { "Cache-Control": "public, max-age=3600" };
const entriesShown = 50;
const articleTypes = Object.keys(articles) as ArticleType[];

/** `/feeds/{language}/…`: Atom feeds of articles and the calendar files of events. Their language is in the address alone. */
export function feedFiles(services: Services): Hono {
  const files = new Hono();
  files.get(`/feeds/:language/:file{(${articleTypes.join("|")})\\.xml}`, etag(), async (c) => {
    const { language, file } = c.req.param();
    const type = articleTypes.find((name) => file === `${name}.xml`);
    if (!isLanguage(language) || !type) return c.notFound();
    return c.body(await renderFeed(services, language, type), 200, { ...hour, "Content-Type": "application/atom+xml; charset=utf-8" });
  });
  files.get("/feeds/:language/activity/:file{[a-z0-9-]+\\.ics}", async (c) => {
    const { language, file } = c.req.param();
    const id = file.replace(/\.ics$/, "");
    if (!isLanguage(language)) return c.notFound();
    const calendar = await renderCalendar(services, language, id);
    if (!calendar) return c.notFound();
    return c.body(calendar, 200, {
      ...hour,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}"`,
      "Content-Language": languages[language].tag,
    });
  });
  return files;
}

async function renderFeed({ context, environment: { siteUrl } }: Services, language: Language, type: ArticleType): Promise<string> {
  const { path, name: names, lead: leads } = articles[type];
  const { tag, websiteId, configKey } = languages[language];
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const [configs, listed] = await Promise.all([
    readSiteConfig(context),
    listEntries(context, { type, page: 1, size: entriesShown, websiteId }),
  ]);
  const brand = configs[configKey]?.site.brand ?? configs["en-US"]?.site.brand;
  const entries = listed
    .filter((entry) => isShownIn(language, entry))
    .map((entry) => ({ date: new Date(entry.date), sample: entry.sample, ...textsOf(language, entry) }))
    // What is only there in English is not for readers of French, and an example is no news.
    .filter(({ lang, sample }) => lang === undefined && !sample);
  // As the page that lists them says it, also where editors replaced it.
  const replacements = configs[configKey]?.copy ?? {};
  const name = replacements[`${type}.${type}`] ?? wordsIn(names, language);
  const lead = replacements[`${type}.lead`] ?? wordsIn(leads, language);
  const feed = new Feed({
    id: absolute(feedAddress(language, type)),
    title: brand ? `${brand} · ${name}` : name,
    description: lead,
    link: absolute(localPath(language, path)),
    feed: absolute(feedAddress(language, type)),
    language: tag,
    // A feed without entries has not changed since ever.
    updated: new Date(Math.max(0, ...entries.map(({ date }) => date.getTime()))),
    generator: false,
    ...(brand && { author: { name: brand, link: siteUrl.href } }),
  });
  for (const { id, title, summary, date } of entries) {
    feed.addItem({ title, description: summary, date, published: date, link: absolute(localPath(language, `${path}/${id}`)) });
  }
  // The library knows the language, but its Atom leaves it out.
  return feed.atom1().replace("<feed ", `<feed xml:lang="${tag}" `);
}

function textsOf(language: Language, entry: NewsSummary | BlogSummary) {
  const { id, title, lead, lang } = localiseEntry<NewsSummary | BlogSummary>(language, entry);
  return { id, lang, title: asHtml(unphrased(title)), summary: asHtml(lead) };
}

/** The library sends titles and summaries as HTML, and readers know its named signs best. */
function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
