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
import { boundsOf, eventStatuses, nextChange } from "#domain/content/schema";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { zonedText } from "#i18n/zoned-time.ts";
import { queryOf, viewOf, type ActivityView } from "./activity-address.ts";
import { activityRow, byMonth } from "./activity-row.server.ts";
import { fill } from "#i18n/fill.ts";

const path = "/explore/activity";

export const loader = pageLoader(
  path,
  async ({ page, context, query, copy: { empty, sectors, calendarOf, calendarOfAll, feed, ...copy }, seo }) => {
    const { language, now } = page;
    const events = await readList(page, "activity");
    const to = (view: ActivityView) => localPath(language, path) + queryOf(view);
    const asked = query.get("event");
    if (asked !== null) {
      const found = events.find(({ id }) => id === asked);
      if (!found) throw data(null, { status: 404 });
      throw redirect(`${to({ status: found.status, sector: undefined })}#${asked}`);
    }
    context.get(renderResult).expiresAt = nextChange(events, now);

    const view = viewOf(query);
    const { sector } = view;
    const ofSector = events.filter((event) => !sector || event.sector === sector);
    const shown = ofSector.filter(({ status }) => status === view.status);
    // Finished events are listed from the latest to the earliest.
    if (view.status === "finished") shown.reverse();
    const feeds = eventFeeds(language, { calendarOfAll, feed });
    return {
      copy,
      feeds,
      // Tabs and sectors show parts of this page, so the canonical URL has no query.
      seo: {
        ...seo,
        title: view.status === "upcoming" ? seo.title : fill(seo.statusTitle, { status: copy.statuses[view.status] }),
        image: previewOf("training-room"),
        feeds,
        jsonLd: [await breadcrumbList(page, [{ name: copy.activity, path }]), ...structuredEvents(page, shown)],
      },
      functionId: functionIdOf(sector),
      current: to(view),
      tabs: eventStatuses.map((status) => {
        const count = ofSector.filter((event) => event.status === status).length;
        return { to: to({ ...view, status }), name: copy.statuses[status], count: formatNumber(language, count) };
      }),
      sectors: [undefined, ...allSectors].map((name) => ({
        to: to({ ...view, sector: name }),
        name: name ? sectors[name] : copy.allSectors,
        isCurrent: name === sector,
      })),
      months: byMonth(shown.map((event) => activityRow(language, event, { sectors, calendarOf }))),
      picture: pictureOf("wide", "training-room"),
      empty: { heading: empty.heading, text: empty.text[view.status], ...wayOn() },
    };

    /** Link of an empty tab: all sectors if one is selected, else the first status with events, else the contact page. */
    function wayOn(): { to: string; link: string } {
      if (sector) return { to: to({ ...view, sector: undefined }), link: empty.allSectors };
      const status = eventStatuses.find((candidate) => events.some((event) => event.status === candidate));
      return status
        ? { to: to({ ...view, status }), link: copy.statuses[status] }
        : { to: localPath(language, "/contact-us"), link: empty.contact };
    }
  },
);

function structuredEvents(
  page: { language: Language; siteUrl: string; site: { brand?: string } },
  events: readonly ActivitySummary[],
): object[] {
  const named = events.map((event) => {
    const { title, lead, place, online, sample, id, timeZone } = localiseEntry<ActivitySummary>(page.language, event);
    const { start, end } = boundsOf(event);
    const address = localPath(page.language, `${path}?event=${id}`);
    const times = { start: zonedText(start, timeZone), end: zonedText(end, timeZone) };
    return { name: title, description: lead, place, online, sample, ...times, path: address, isOwn: true };
  });
  return eventsJsonLd(page, named);
}

export type ActivityPageData = Awaited<ReturnType<typeof loader>>;
