import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { feedAddress } from "#app/features/article/feed-address.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import type { Language } from "#i18n/languages.ts";
import { Conduct, Feedback, Ways } from "./ways.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/support-center/community", async ({ page, copy, seo }) => {
  const { way, jsonLd } = await readSupport(page, "community");
  return {
    copy,
    way,
    channels: page.site.socialLinks ?? [],
    feeds: feedsOf(page.language),
    seo: { ...seo, image: previewOf("house-dusk"), jsonLd: [jsonLd] },
  };
});

/** What a feed reader asks for, in the page's language. */
const feedsOf = (language: Language) => ({ news: feedAddress(language, "news"), blog: feedAddress(language, "blog") });

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
