import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { localPath } from "#i18n/paths.ts";
import { drawQrCode } from "./qr-code.server.ts";
import { detectInAppBrowser } from "./in-app-browser.ts";

export const loader = pageLoader("/app-download", async ({ page, path, copy, seo }) => {
  const address = new URL(localPath(page.language, path), page.siteUrl).href;
  const { appStoreUrl, playStoreUrl, apkUrl } = page.site;
  const stores = { appStoreUrl, playStoreUrl, apkUrl };
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("phone-table"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])],
    },
    address,
    stores,
    code: drawQrCode(address),
    inAppBrowser: detectInAppBrowser(page.userAgent),
    picture: pictureOf("half", "phone-table"),
  };
});

export type DownloadData = Awaited<ReturnType<typeof loader>>;
