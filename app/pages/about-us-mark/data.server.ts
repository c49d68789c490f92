import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { markFiles } from "#app/features/mark/mark-files.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";

export const loader = pageLoader("/about-us/mark", async ({ page, path, copy, seo }) => {
  const steps = [
    { name: copy.about, path: "/about-us" },
    { name: copy.mark, path },
  ];
  return {
    copy,
    seo: { ...seo, image: previewOf("agave-th-detail-1"), jsonLd: [await breadcrumbList(page, steps)] },
    files: markFiles,
    downloads: await readCopy(page, "mark"),
    picture: pictureOf("half", "cholla-wifi-detail-1"),
  };
});
