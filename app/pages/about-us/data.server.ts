import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readFootprint } from "./footprint.server.ts";

export const loader = pageLoader("/about-us", async ({ page, path, copy, seo }) => {
  const footprint = await readFootprint(page);
  const pictures = {
    hall: pictureOf("wide", "test-line"),
    story: pictureOf("wide", "pair-agave"),
    mark: pictureOf("half", "agave-th-detail-1"),
  };
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("test-line"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.about, path }])],
    },
    pictures,
    footprint,
  };
});
