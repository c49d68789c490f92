import { Hono } from "hono";
import { etag } from "hono/etag";
import { eventTypes, feedNames, type FeedName } from "#domain/feeds/schema";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import type { Services } from "../../services.ts";
import { renderArticles } from "./article-feed.ts";
import { renderCalendar, renderCalendarOfAll } from "./calendar.ts";
import { renderDownloads } from "./download-feed.ts";
import { renderEvents } from "./event-feed.ts";

const hour = { "Cache-Control": "public, max-age=3600" };

const renderers: Record<FeedName, (services: Services, language: Language) => Promise<string>> = {
  news: (services, language) => renderArticles(services, language, "news"),
  blog: (services, language) => renderArticles(services, language, "blog"),
  downloads: renderDownloads,
  events: renderEvents,
};

/** `/feeds/{language}/…`: Atom feeds, and the calendar files of events. Their language is in the address alone. */
export function feedFiles(services: Services): Hono {
  const files = new Hono();
  for (const feed of feedNames)
    files.get(`/feeds/:language/${feed}.xml`, etag(), async (c) => {
      const { language } = c.req.param();
      if (!isLanguage(language)) return c.notFound();
      return c.body(await renderers[feed](services, language), 200, { ...hour, "Content-Type": "application/atom+xml; charset=utf-8" });
    });
  files.get("/feeds/:language/events.ics", async (c) => {
    const { language } = c.req.param();
    if (!isLanguage(language)) return c.notFound();
    return c.body(await renderCalendarOfAll(services, language), 200, calendarHeaders(language));
  });
  for (const type of eventTypes)
    files.get(`/feeds/:language/${type}/:file{[a-z0-9-]+\\.ics}`, async (c) => {
      const { language, file } = c.req.param();
      const calendar = isLanguage(language) && (await renderCalendar(services, language, type, file.replace(/\.ics$/, "")));
      if (!isLanguage(language) || !calendar) return c.notFound();
      return c.body(calendar, 200, { ...calendarHeaders(language), "Content-Disposition": `attachment; filename="${file}"` });
    });
  return files;
}

function calendarHeaders(language: Language) {
  return { ...hour, "Content-Type": "text/calendar; charset=utf-8", "Content-Language": languages[language].tag };
}
