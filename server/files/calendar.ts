import ical, { ICalCalendarMethod } from "ical-generator";
import type { ActivitySummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { unphrased } from "#app/page/phrases.ts";
import { boundsOf } from "#domain/content/schema";
import { findEntry } from "#domain/content";
import { feedCopies } from "#domain/feeds/schema";
import { copyIn, readSiteConfig } from "#domain/site-config";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { Services } from "../services.ts";
import { timeZoneComponent } from "./time-zone-component.ts";

/** The calendar file of an event in a language; `undefined` when there is no such event there. */
export async function renderCalendar(
  { context, environment: { siteUrl } }: Services,
  language: Language,
  id: string,
): Promise<string | undefined> {
  const { websiteId, tag } = languages[language];
  const found = await findEntry(context, { type: "activity", key: id, websiteId });
  if (!found?.languages.includes(language)) return undefined;
  const event = localiseEntry<ActivitySummary>(language, found);
  const { start, end } = boundsOf(event);
  // The words are those of the page of events, also where editors replaced them.
  const copies = { name: "activity", copies: recordOf(languageCodes, (code) => feedCopies[code].event) };
  const { example, online, sectors } = copyIn(copies, language, await readSiteConfig(context));
  const title = unphrased(event.title);
  const calendar = ical({
    prodId: { company: siteUrl.hostname, product: "events", language: tag },
    method: ICalCalendarMethod.PUBLISH,
    // None for the whole file, or the library would write its moments without saying that they are UTC.
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, start, end) },
  });
  calendar.createEvent({
    // The same in every language, so that a second download does not make a second event.
    id: `${id}@${siteUrl.hostname}`,
    stamp: context.clock.now(),
    // As the clocks there show it: with a time zone the library writes down what it is given.
    start: event.start,
    end: event.end,
    timezone: event.timeZone,
    summary: event.sample ? `${title} · ${example}` : title,
    description: event.lead,
    location: event.online ? online : event.place,
    url: new URL(localPath(language, `/explore/activity?event=${id}`), siteUrl).href,
    categories: [{ name: sectors[event.sector] }],
  });
  return calendar.toString();
}
