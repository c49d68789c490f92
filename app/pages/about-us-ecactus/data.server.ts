import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";

export const loader = pageLoader("/about-us/ecactus", async ({ page, path, copy, seo }) => {
  const steps = [
    { name: copy.about, path: "/about-us" },
    { name: copy.story, path },
  ];
  return {
    copy,
    seo: { ...seo, image: previewOf("pair-agave"), jsonLd: [await breadcrumbList(page, steps)] },
    pictures: {
      agave: pictureOf("wide", "pair-agave"),
      myrtillocactus: pictureOf("wide", "pair-myrtillocactus"),
      copiapoa: pictureOf("wide", "pair-copiapoa"),
      cholla: pictureOf("wide", "pair-cholla"),
    },
  };
});
