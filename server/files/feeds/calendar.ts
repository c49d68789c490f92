import ical, { ICalCalendarMethod, type ICalCalendar } from "ical-generator";
import { eventBounds } from "#domain/content/schema";
import { feeds } from "#domain/feeds/schema";
import { readSiteConfig } from "#domain/site-config";
import { dayMs } from "#i18n/day.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { textInLanguage } from "#i18n/traits.ts";
import { isTimeZone } from "#i18n/zoned-time.ts";
import type { Services } from "../../services.ts";
import { removeForbidden } from "../xml-text.ts";
import { brandOf } from "./brand-of.ts";
import { eventLabels, type EventLabels } from "./event-labels.ts";
import type { FeedEvent } from "./read-events.ts";
import { timeZoneComponent } from "./time-zone-component.ts";

const daySeconds = dayMs / 1000;

export async function renderCalendar(services: Services, language: Language, event: FeedEvent): Promise<string> {
  const calendar = openCalendar(services, language);
  addEvent(calendar, event, services, eventLabels(language, await readSiteConfig(services.context)));
  return writeCalendar(calendar, [event]);
}

/** Renders a calendar of all events, to which calendar programs can subscribe. */
export async function renderCalendarOfAll(services: Services, language: Language, events: readonly FeedEvent[]): Promise<string> {
  const configs = await readSiteConfig(services.context);
  const brand = brandOf(language, configs);
  const name = textInLanguage(feeds.events.name, language);
  const calendar = openCalendar(services, language)
    .name(brand ? `${brand} · ${name}` : name)
    .description(textInLanguage(feeds.events.lead, language))
    .ttl(daySeconds);
  const words = eventLabels(language, configs);
  for (const event of events) addEvent(calendar, event, services, words);
  return writeCalendar(calendar, events);
}

function openCalendar({ environment: { siteUrl } }: Services, language: Language): ICalCalendar {
  return ical({
    prodId: { company: siteUrl.hostname, product: "events", language: languages[language].tag },
    method: ICalCalendarMethod.PUBLISH,
  });
}

/** Inserts the time zone components after the calendar properties, as RFC 5545 requires; the library puts them in between. */
function writeCalendar(calendar: ICalCalendar, events: readonly FeedEvent[]): string {
  const bounds = events.map((event) => eventBounds(event));
  const first = new Date(Math.min(...bounds.map(({ start }) => start.getTime())));
  const last = new Date(Math.max(...bounds.map(({ end }) => end.getTime())));
  const zones = [...new Set(events.flatMap((event) => zoneOf(event) ?? []))];
  const components = zones.map((zone) => `\r\n${timeZoneComponent(zone, first, last)}`).join("");
  return removeForbidden(calendar.toString().replace("\r\nBEGIN:VEVENT", (event) => components + event));
}

const isAllDay = ({ start }: FeedEvent) => !start.includes("T");

/** Returns `undefined` for all-day events and for times that are written in UTC. */
function zoneOf(event: FeedEvent): string | undefined {
  return isAllDay(event) || event.timeZone === "UTC" || !isTimeZone(event.timeZone) ? undefined : event.timeZone;
}

/** Returns local times for an event with a zone, which the library writes unchanged, else times in UTC. */
function timesOf(event: FeedEvent) {
  const { start, end } = event;
  if (isAllDay(event)) return { allDay: true, start, end: dayAfter(end) };
  const timezone = zoneOf(event);
  return timezone === undefined ? eventBounds(event) : { start, end, timezone };
}

function addEvent(calendar: ICalCalendar, event: FeedEvent, { environment: { siteUrl } }: Services, words: EventLabels): void {
  const { type, id, title, lead, place, path, sector, sample, change } = event;
  calendar.createEvent({
    // Identical in every language, so that a second download does not create a second event.
    id: `${type === "activity" ? id : `${type}-${id}`}@${siteUrl.hostname}`,
    sequence: change.revision,
    // Time of the change instead of the request, so that an unchanged event yields an identical file.
    stamp: change.changedAt,
    lastModified: change.changedAt,
    ...timesOf(event),
    summary: sample ? `${title} · ${words.example}` : title,
    description: lead,
    location: place ?? words.online,
    url: new URL(path, siteUrl).href,
    categories: sector ? [{ name: words.sectors[sector] }] : [],
  });
}

/** The end date of an all-day event is exclusive. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}
