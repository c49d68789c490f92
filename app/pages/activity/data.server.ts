import { data, redirect } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { ActivitySummary } from "#app/page/entries.ts";
import { eventFeeds } from "#app/features/event/event-feeds.ts";
import { eventsJsonLd } from "#app/features/event/event-json-ld.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { renderResult } from "#app/page/render-result.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { functionIdOf, sectors as allSectors } from "#app/page/sectors.ts";
import { eventBounds, eventStatuses, nextStatusChange } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { formatZonedTime } from "#i18n/zoned-time.ts";
import { activityQuery, parseActivityView, type ActivityView } from "./activity-query.ts";
import { activityRow, groupByMonth } from "./activity-row.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const path = "/explore/activity";

export const loader = pageLoader(
  path,
  async ({ page, context, query, copy: { empty, sectors, calendarOf, calendarOfAll, feed, ...copy }, seo }) => {
    const { language, now } = page;
    const events = await readList(page, "activity");
    const viewUrl = (view: ActivityView) => localPath(language, path) + activityQuery(view);
    const requestedId = query.get("event");
    const eventView = requestedId === null ? undefined : findEventView(events, requestedId);
    // Only the address of a preview shows its draft.
    if (eventView && !page.isPreview) throw redirect(`${viewUrl(eventView)}#${requestedId}`);
    context.get(renderResult).expiresAt = nextStatusChange(events, now);

    const view = eventView ?? parseActivityView(query);
    const { sector } = view;
    const sectorEvents = events.filter((event) => !sector || event.sector === sector);
    const visibleEvents = sectorEvents.filter(({ status }) => status === view.status);
    // Finished events are listed from the latest to the earliest.
    if (view.status === "finished") visibleEvents.reverse();
    const feeds = eventFeeds(language, { calendarOfAll, feed });
    return {
      copy,
      feeds,
      // Tabs and sectors show parts of this page, so the canonical URL has no query.
      seo: {
        ...seo,
        title: view.status === "upcoming" ? seo.title : fillPlaceholders(seo.statusTitle, { status: copy.statuses[view.status] }),
        image: previewOf("training-room"),
        feeds,
        jsonLd: [await breadcrumbList(page, [{ name: copy.activity, path }]), ...eventsData(page, visibleEvents)],
      },
      functionId: functionIdOf(sector),
      current: viewUrl(view),
      tabs: eventStatuses.map((status) => {
        const count = sectorEvents.filter((event) => event.status === status).length;
        return { to: viewUrl({ ...view, status }), name: copy.statuses[status], count: formatNumber(language, count) };
      }),
      sectors: [undefined, ...allSectors].map((name) => ({
        to: viewUrl({ ...view, sector: name }),
        name: name ? sectors[name] : copy.allSectors,
        isCurrent: name === sector,
      })),
      months: groupByMonth(visibleEvents.map((event) => activityRow(language, event, { sectors, calendarOf }))),
      picture: pictureOf("wide", "training-room"),
      hasEvents: events.length > 0,
      empty: { heading: empty.heading, ...emptyState() },
    };

    /** Empty tab: links to all sectors if one is selected, else to the first status with events, else to the newsletter. */
    function emptyState(): { text: string; to: string; link: string } {
      const text = empty.text[view.status];
      const status = eventStatuses.find((candidate) => events.some((event) => event.status === candidate));
      if (!status) return { ...empty.none, to: localPath(language, "/newsletter") };
      if (sector) return { text, to: viewUrl({ ...view, sector: undefined }), link: empty.allSectors };
      return { text, to: viewUrl({ ...view, status }), link: copy.statuses[status] };
    }
  },
);

/** Finds the tab that lists an event. */
function findEventView(events: readonly ActivitySummary[], requestedId: string): ActivityView {
  const event = events.find(({ id }) => id === requestedId);
  if (!event) throw data(null, { status: 404 });
  return { status: event.status, sector: undefined };
}

function eventsData(page: { language: Language; siteUrl: string; site: { brand?: string } }, events: readonly ActivitySummary[]): object[] {
  const eventData = events.map((event) => {
    const { title, lead, place, online, sample, id, timeZone } = localiseEntry<ActivitySummary>(page.language, event);
    const { start, end } = eventBounds(event);
    const eventPath = localPath(page.language, `${path}?event=${id}`);
    const times = { start: formatZonedTime(start, timeZone), end: formatZonedTime(end, timeZone) };
    return { name: title, description: lead, place, online, sample, ...times, path: eventPath, isOwn: true };
  });
  return eventsJsonLd(page, eventData);
}

export type ActivityPageData = Awaited<ReturnType<typeof loader>>;
