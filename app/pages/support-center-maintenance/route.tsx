import { useLoaderData } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Ask } from "#app/features/support/ask.tsx";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { markets } from "#domain/markets/schema";
import { seasonShares } from "#domain/sun/schema";
import { CheckList } from "./check-list.tsx";
import { Never, Resting, Year } from "./year.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/support-center/maintenance", async ({ page, copy, seo }) => {
  const { way, words, jsonLd } = await readSupport(page, "maintenance");
  const { sunYear, house } = markets[page.language];
  return {
    copy,
    sun: seasonShares(sunYear, house.latitude).map((share) => `${Math.round(share * 100)}%`),
    way,
    words,
    seo: { ...seo, image: previewOf("garage-day"), jsonLd: [jsonLd] },
    picture: pictureOf("half", "garage-day"),
  };
});

export type CareData = Awaited<ReturnType<typeof loader>>;

export default function SupportCenterMaintenance() {
  const { copy, sun, way, words, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <SupportHead way={way} heading={copy.heading} lead={copy.lead} />
      <CheckList copy={copy.checks} />
      <Never copy={copy.never} danger={words.danger} />
      <Year copy={copy.year} sun={sun} />
      <Resting copy={copy.resting} picture={picture} />
      <Ask words={words.ask} about="other" />
    </>
  );
}
