import { previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";

/** Same placeholder as in maintenance mode, at its own URL. */
export const loader = pageLoader("/maintenance", async ({ page, seo }) => {
  const { errors } = await readCopy(page, "frame");
  return {
    texts: errors.maintenance,
    seo: { ...seo, image: previewOf("agave-th-detail-1"), noindex: true },
  };
});
