import type { Language } from "#i18n/languages.ts";

/** The file that brings an event into a calendar, with its texts in a language. */
export function calendarAddress(language: Language, id: string): string {
  return `/feeds/${language}/activity/${id}.ics`;
}
