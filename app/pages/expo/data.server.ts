import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { ExpoSummary } from "#app/page/entries.ts";
import { eventFeeds } from "#app/features/event/event-feeds.ts";
import { eventsJsonLd } from "#app/features/event/event-json-ld.ts";
import { entryPreview } from "#app/page/entry-picture.server.ts";
import { renderResult } from "#app/page/render-result.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { nextStatusChange } from "#domain/content/schema";
import { localPath } from "#i18n/paths.ts";
import { expoView } from "./expo-view.server.ts";

export const loader = pageLoader(
  "/explore/expo",
  async ({ page, context, path, copy: { calendarOf, calendarOfAll, feed, ...copy }, seo }) => {
    const { language, now } = page;
    const expos = await readList(page, "expo");
    context.get(renderResult).expiresAt = nextStatusChange(expos, now);
    const views = expos.map((expo) => ({ status: expo.status, view: expoView(page, expo, calendarOf) }));
    const [next, ...later] = views.filter(({ status }) => status !== "finished").map(({ view }) => view);
    const eventData = expos.map((expo) => {
      const { title, lead, place, country, sample, id, start, end, picture } = localiseEntry<ExpoSummary>(language, expo);
      return {
        name: title,
        description: lead,
        place,
        country,
        sample,
        start,
        end,
        online: false,
        image: sample ? undefined : entryPreview(page, picture),
        path: localPath(language, `${path}#${id}`),
      };
    });
    const feeds = eventFeeds(language, { calendarOfAll, feed });
    return {
      copy,
      feeds,
      seo: {
        ...seo,
        feeds,
        image: previewOf("tianyuan-200k-hero"),
        jsonLd: [await breadcrumbList(page, [{ name: copy.expo, path }]), ...eventsJsonLd(page, eventData)],
      },
      next,
      later,
      past: views
        .filter(({ status }) => status === "finished")
        .map(({ view }) => view)
        .reverse(),
    };
  },
);

export type ExpoData = Awaited<ReturnType<typeof loader>>;
