import { previewOf } from "#app/assets/pictures.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { renderResult } from "#app/page/render-result.ts";
import { readHub } from "./hub.server.ts";
import { longestSearchText } from "#domain/content/schema";

export const loader = pageLoader("/support-center", async ({ page, context, copy, seo }) => {
  const { way, words, emergency, lines, jsonLd } = await readSupport(page, "center");
  const { expiresAt, ...hub } = await readHub(page, lines);
  context.get(renderResult).expiresAt = expiresAt;
  return {
    copy,
    longest: longestSearchText,
    way,
    words,
    emergency,
    seo: { ...seo, image: previewOf("cholla-wifi-detail-1"), jsonLd: [jsonLd] },
    ...hub,
  };
});

export type HubData = Awaited<ReturnType<typeof loader>>;
