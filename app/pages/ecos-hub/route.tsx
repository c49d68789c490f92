import { useLoaderData } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { Onward, useLinks } from "#app/features/platform/onward.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { formatNumber } from "#i18n/format.ts";
import { Commissioning } from "./commissioning.tsx";
import { drawRollout } from "./draw-rollout.server.ts";
import { ErrorCodes } from "./error-codes.tsx";
import { Hero } from "./hero.tsx";
import { readCodes } from "./read-codes.server.ts";
import { Roles } from "./roles.tsx";
import { Rollout } from "./rollout.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const moduleEnergy = 4.99;

export const loader = pageLoader("/platform/ecos-hub", async ({ page, path, copy, seo }) => {
  const codes = await readCodes(page);
  const energies = [2, 3, 4, 5, 6].map((modules) => [modules, formatNumber(page.language, modules * moduleEnergy)] as const);
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("van-hub"),
      jsonLd: [await breadcrumbList(page, [{ name: "ECOS Hub", path }])],
    },
    codes,
    energies: Object.fromEntries(energies) as Record<number, string>,
    rollout: drawRollout(),
    picture: pictureOf("wide", "van-hub"),
  };
});

export const handle = { ground: "night" };

export type HubData = Awaited<ReturnType<typeof loader>>;

export default function EcosHub() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company, support } = useLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <Commissioning copy={copy.commissioning} picture={loaded.picture} />
      <Rollout copy={copy.rollout} drawing={loaded.rollout} />
      <ErrorCodes copy={copy.codes} codes={loaded.codes} />
      <Roles copy={copy.roles} />
      <Onward
        heading={copy.onward.heading}
        steps={[
          step(company?.contact, copy.onward.contact),
          step(support?.downloads, copy.onward.downloads),
          step(platforms?.ecos, copy.onward.ecos),
          step(platforms?.openApi, copy.onward.openApi),
        ]}
      />
    </>
  );
}
