import { calendarAddress, feedAddress, feeds } from "#domain/feeds/schema";
import type { Language } from "#i18n/languages.ts";
import { formatInBrackets, textInLanguage } from "#i18n/traits.ts";

type EventFeed = { title: string; address: string; type?: "text/calendar" };

export function eventFeeds(language: Language, copy: { calendarOfAll: string; feed: string }): EventFeed[] {
  return [
    { title: copy.calendarOfAll, address: calendarAddress(language), type: "text/calendar" },
    {
      title: copy.feed + formatInBrackets(language, textInLanguage(feeds.events.name, language)),
      address: feedAddress(language, "events"),
    },
  ];
}
