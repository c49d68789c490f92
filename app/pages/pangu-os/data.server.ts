import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { drawPlan } from "./draw-plan.server.ts";

export const loader = pageLoader("/platform/PANGU-OS", async ({ page, path, copy, seo }) => {
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("control-desk"),
      jsonLd: [await breadcrumbList(page, [{ name: "PANGU OS", path }])],
    },
    plan: drawPlan(page.language),
    picture: pictureOf("wide", "control-desk"),
  };
});

export type PanguData = Awaited<ReturnType<typeof loader>>;
