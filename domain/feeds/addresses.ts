import type { Language } from "#i18n/languages.ts";
import type { FeedName } from "./feeds.ts";

/** What a calendar file can be of. */
export const eventTypes = ["activity", "expo"] as const;
export type EventType = (typeof eventTypes)[number];

/** Feeds have their language in the address and are never redirected for it. */
export function feedAddress(language: Language, feed: FeedName): string {
  return `/feeds/${language}/${feed}.xml`;
}

/** The calendar of all events and trade fairs, to be subscribed to. */
export function calendarAddress(language: Language): string {
  return `/feeds/${language}/events.ics`;
}

/** The file that brings one of them into a calendar, with its texts in a language. */
export function eventAddress(language: Language, type: EventType, id: string): string {
  return `/feeds/${language}/${type}/${id}.ics`;
}
