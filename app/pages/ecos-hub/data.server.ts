import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { formatNumber } from "#i18n/format.ts";
import { drawRollout } from "./draw-rollout.server.ts";
import { readFrequentCodes } from "./read-frequent-codes.server.ts";

const moduleEnergy = 4.99;

export const loader = pageLoader("/platform/ecos-hub", async ({ page, path, copy, seo }) => {
  const codes = await readFrequentCodes(page);
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

export type HubData = Awaited<ReturnType<typeof loader>>;
