import { Hono } from "hono";
import { etag } from "hono/etag";
import { eventTypes, feedNames, type FeedName } from "#domain/feeds/schema";
import { minuteMs } from "#i18n/day.ts";
import { isLanguage, languageCodes, languages, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { cacheByVersion } from "../../cache-by-version.ts";
import type { ContentVersions } from "../../pages/content-versions.ts";
import type { Services } from "../../services.ts";
import { renderArticles } from "./article-feed.ts";
import { renderCalendar, renderCalendarOfAll } from "./calendar.ts";
import { renderDownloads } from "./download-feed.ts";
import { renderEvents } from "./event-feed.ts";
import { readEvents } from "./read-events.ts";

const hour = { "Cache-Control": "public, max-age=3600" };

const renderers: Record<FeedName, (services: Services, language: Language) => Promise<string>> = {
  news: (services, language) => renderArticles(services, language, "news"),
  blog: (services, language) => renderArticles(services, language, "blog"),
  downloads: renderDownloads,
  events: renderEvents,
};

/** Serves Atom feeds and calendar files at `/feeds/{language}/…`. The URL alone determines the language. */
export function feedFiles(services: Services, versions: ContentVersions): Hono {
  const files = new Hono();
  // Also changes every minute, because events begin and end without a publication.
  const version = async () => `${await versions.latest()} ${Math.floor(services.context.clock.now().getTime() / minuteMs)}`;
  const caches = recordOf(languageCodes, (language) => {
    const events = cacheByVersion(version, () => readEvents(services, language));
    const calendar = cacheByVersion(version, async () => renderCalendarOfAll(services, language, await events()));
    return { feeds: recordOf(feedNames, (feed) => cacheByVersion(version, () => renderers[feed](services, language))), events, calendar };
  });
  for (const feed of feedNames)
    files.get(`/feeds/:language/${feed}.xml`, etag(), async (c) => {
      const { language } = c.req.param();
      if (!isLanguage(language)) return c.notFound();
      return c.body(await caches[language].feeds[feed](), 200, { ...hour, "Content-Type": "application/atom+xml; charset=utf-8" });
    });
  files.get("/feeds/:language/events.ics", etag(), async (c) => {
    const { language } = c.req.param();
    if (!isLanguage(language)) return c.notFound();
    return c.body(await caches[language].calendar(), 200, calendarHeaders(language));
  });
  for (const type of eventTypes)
    files.get(`/feeds/:language/${type}/:file{[a-z0-9-]+\\.ics}`, etag(), async (c) => {
      const { language, file } = c.req.param();
      if (!isLanguage(language)) return c.notFound();
      const id = file.replace(/\.ics$/, "");
      const event = (await caches[language].events()).find((each) => each.type === type && each.id === id);
      if (!event) return c.notFound();
      const calendar = await renderCalendar(services, language, event);
      return c.body(calendar, 200, { ...calendarHeaders(language), "Content-Disposition": `attachment; filename="${file}"` });
    });
  return files;
}

function calendarHeaders(language: Language) {
  return { ...hour, "Content-Type": "text/calendar; charset=utf-8", "Content-Language": languages[language].tag };
}
