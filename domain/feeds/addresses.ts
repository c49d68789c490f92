import type { Language } from "#i18n/languages.ts";
import type { FeedName } from "./feeds.ts";

export const eventTypes = ["activity", "expo"] as const;
export type EventType = (typeof eventTypes)[number];

/** Feed paths contain the language and are never redirected to another one. */
export function feedAddress(language: Language, feed: FeedName): string {
  return `/feeds/${language}/${feed}.xml`;
}

/** Subscribers of this calendar get all events and trade fairs. */
export function calendarAddress(language: Language): string {
  return `/feeds/${language}/events.ics`;
}

export function eventAddress(language: Language, type: EventType, id: string): string {
  return `/feeds/${language}/${type}/${id}.ics`;
}
