import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { markets } from "#domain/markets/schema";
import { seasonShares } from "#domain/sun/schema";

export const loader = pageLoader("/support-center/maintenance", async ({ page, copy, seo }) => {
  const { way, words, emergency, jsonLd } = await readSupport(page, "maintenance");
  const { sunYear, house } = markets[page.language];
  return {
    copy,
    sun: seasonShares(sunYear, house.latitude).map((share) => `${Math.round(share * 100)}%`),
    way,
    emergency,
    words,
    seo: { ...seo, image: previewOf("house-detail"), jsonLd: [jsonLd] },
    picture: pictureOf("half", "house-detail"),
  };
});

export type CareData = Awaited<ReturnType<typeof loader>>;
