import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { feedAddress } from "#app/features/article/feed-address.ts";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import type { Language } from "#i18n/languages.ts";
import { Conduct, Feedback, Ways } from "./ways.tsx";

const path = "/support-center/community";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo, ...copy }, { way, jsonLd }] = await Promise.all([readCopy(page, "community"), readSupport(page, "community")]);
  return {
    copy,
    way,
    channels: page.site.socialLinks ?? [],
    feeds: feedsOf(page.language),
    seo: seoFor(page, { ...seo, path, image: previewOf("house-dusk"), jsonLd: [jsonLd] }),
  };
}

/** What a feed reader asks for, in the page's language. */
const feedsOf = (language: Language) => ({ news: feedAddress(language, "news"), blog: feedAddress(language, "blog") });

export type CommunityData = Awaited<ReturnType<typeof loader>>;

export const clientLoader = loadPayload;
export const meta = pageMeta;

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
