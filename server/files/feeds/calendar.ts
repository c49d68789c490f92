import ical, { ICalCalendarMethod, type ICalCalendar } from "ical-generator";
import { boundsOf } from "#domain/content/schema";
import { feeds } from "#domain/feeds/schema";
import { readSiteConfig } from "#domain/site-config";
import { dayMs } from "#i18n/day.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { wordsIn } from "#i18n/traits.ts";
import type { Services } from "../../services.ts";
import { removeForbidden } from "../xml-text.ts";
import { brandOf } from "./brand-of.ts";
import { eventWords, type EventWords } from "./event-words.ts";
import type { FeedEvent } from "./read-events.ts";
import { timeZoneComponent } from "./time-zone-component.ts";

const daySeconds = dayMs / 1000;

/** The calendar file of an event or a trade fair in a language. */
export async function renderCalendar(services: Services, language: Language, event: FeedEvent): Promise<string> {
  const calendar = openCalendar(services, language, [event]);
  addEvent(calendar, event, services, eventWords(language, await readSiteConfig(services.context)));
  return removeForbidden(calendar.toString());
}

/** One calendar of all of them, for programs that come back for it. */
export async function renderCalendarOfAll(services: Services, language: Language, events: readonly FeedEvent[]): Promise<string> {
  const configs = await readSiteConfig(services.context);
  const brand = brandOf(language, configs);
  const name = wordsIn(feeds.events.name, language);
  const calendar = openCalendar(services, language, events)
    .name(brand ? `${brand} · ${name}` : name)
    .description(wordsIn(feeds.events.lead, language))
    .ttl(daySeconds);
  const words = eventWords(language, configs);
  for (const event of events) addEvent(calendar, event, services, words);
  return removeForbidden(calendar.toString());
}

function openCalendar({ environment: { siteUrl } }: Services, language: Language, events: readonly FeedEvent[]): ICalCalendar {
  const bounds = events.map((event) => boundsOf(event));
  const first = new Date(Math.min(...bounds.map(({ start }) => start.getTime())));
  const last = new Date(Math.max(...bounds.map(({ end }) => end.getTime())));
  return ical({
    prodId: { company: siteUrl.hostname, product: "events", language: languages[language].tag },
    method: ICalCalendarMethod.PUBLISH,
    // None for the whole file, or the library would write its moments without saying that they are UTC.
    timezone: { name: null, generator: (zone) => timeZoneComponent(zone, first, last) },
  });
}

function addEvent(calendar: ICalCalendar, event: FeedEvent, { context, environment: { siteUrl } }: Services, words: EventWords): void {
  const { type, id, start, end, timeZone, title, lead, place, path, sector, sample } = event;
  const isOfDays = !start.includes("T");
  calendar.createEvent({
    // The same in every language, so that a second download does not make a second event.
    id: `${type === "activity" ? id : `${type}-${id}`}@${siteUrl.hostname}`,
    stamp: context.clock.now(),
    // As the clocks there show it: with a time zone the library writes down what it is given.
    ...(isOfDays ? { allDay: true, start, end: dayAfter(end) } : { start, end, timezone: timeZone }),
    summary: sample ? `${title} · ${words.example}` : title,
    description: lead,
    location: place ?? words.online,
    url: new URL(path, siteUrl).href,
    categories: sector ? [{ name: words.sectors[sector] }] : [],
  });
}

/** Days end with the first one that is no longer theirs. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}
