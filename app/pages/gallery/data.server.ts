import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { readCaptchaCopy } from "#app/features/account/captcha/read-captcha-copy.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";

export const loader = pageLoader("/test", async ({ page, copy, seo }) => {
  const pictures = ["myrtillo-exploded", "workbench", "agave-th-detail-1"].map((name) => pictureOf("half", name));
  return {
    copy: { ...copy, seo },
    seo: { ...seo, image: previewOf("agave-th-hero"), noindex: true },
    pictures,
    captcha: await readCaptchaCopy(page),
  };
});
