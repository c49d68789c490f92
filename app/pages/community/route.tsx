import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { calendarAddress, feedAddress, feedNames, feeds } from "#domain/feeds/schema";
import type { Language } from "#i18n/languages.ts";
import { wordsIn } from "#i18n/traits.ts";
import { Conduct, Feedback, Ways } from "./ways.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/support-center/community", async ({ page, copy, seo }) => {
  const { way, jsonLd } = await readSupport(page, "community");
  return {
    copy,
    way,
    channels: page.site.socialLinks ?? [],
    feeds: feedsOf(page.language, copy.calendar),
    seo: { ...seo, image: previewOf("house-dusk"), jsonLd: [jsonLd] },
  };
});

/** What a feed reader and a calendar ask for, in the page's language. */
function feedsOf(language: Language, calendar: string): { name: string; url: string }[] {
  const named = feedNames.map((feed) => ({ name: wordsIn(feeds[feed].name, language), url: feedAddress(language, feed) }));
  return [...named, { name: calendar, url: calendarAddress(language) }];
}

export type CommunityData = Awaited<ReturnType<typeof loader>>;

export default function Community() {
  const { copy, way, channels, feeds } = useLoaderData<typeof loader>();
  return (
    <>
      <SupportHead way={way} heading={copy.heading} lead={copy.lead} />
      <Ways copy={copy} channels={channels} feeds={feeds} />
      <Conduct copy={copy.conduct} />
      <Feedback copy={copy.feedback} />
    </>
  );
}
