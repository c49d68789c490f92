import { previewOf } from "#app/assets/pictures.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { calendarAddress, feedAddress, feedNames, feeds } from "#domain/feeds/schema";
import type { Language } from "#i18n/languages.ts";
import { textInLanguage } from "#i18n/traits.ts";

export const loader = pageLoader("/support-center/community", async ({ page, copy, seo }) => {
  const { way, emergency, jsonLd } = await readSupport(page, "community");
  return {
    copy,
    way,
    emergency,
    channels: page.site.socialLinks ?? [],
    feeds: listFeeds(page.language, copy.calendar),
    seo: { ...seo, image: previewOf("house-dusk"), jsonLd: [jsonLd] },
  };
});

function listFeeds(language: Language, calendar: string): { name: string; url: string }[] {
  const namedFeeds = feedNames.map((feed) => ({ name: textInLanguage(feeds[feed].name, language), url: feedAddress(language, feed) }));
  return [...namedFeeds, { name: calendar, url: calendarAddress(language) }];
}

export type CommunityData = Awaited<ReturnType<typeof loader>>;
