import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { markFiles } from "#app/features/mark/mark-files.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { isSoldIn } from "#domain/markets/schema";
import { formatBytes, formatDay } from "#i18n/format.ts";

const latestCount = 3;
const imageTypes: readonly string[] = ["press", "picture"];

export const loader = pageLoader("/about-us/press", async ({ page, path, copy, seo }) => {
  const steps = [
    { name: copy.about, path: "/about-us" },
    { name: copy.press, path },
  ];
  const [markCopy, images, news] = await Promise.all([readCopy(page, "mark"), readImages(page), readList(page, "news", latestCount)]);
  const { legalEntity, address, email, phone, sample } = page.site;
  return {
    copy,
    seo: { ...seo, image: previewOf("test-line"), jsonLd: [await breadcrumbList(page, steps)] },
    company: { legalEntity, address, email, phone, isExample: sample === true },
    mark: { copy: markCopy, files: markFiles },
    images,
    news: news.map((entry) => {
      const { id, title, lead, date, lang, sample: isExample } = localiseEntry(page.language, entry);
      return { id, title, lead, date, day: formatDay(page.language, date), lang, example: isExample === true };
    }),
  };
});

/** Press archives first, then the images of single products; files of products that the market does not sell are left out. */
async function readImages(page: RequestContext) {
  const downloads = await readList(page, "download");
  return downloads
    .filter(({ resourceType, replacedBy }) => imageTypes.includes(resourceType) && !replacedBy?.length)
    .filter(({ products }) => products.length === 0 || products.some((id) => isSoldIn(page.language, id)))
    .toSorted((one, other) => imageTypes.indexOf(one.resourceType) - imageTypes.indexOf(other.resourceType))
    .map((download) => {
      const { id, title, permanentUrl, size, lang, sample } = localiseEntry(page.language, download);
      const format = download.url.slice(download.url.lastIndexOf(".") + 1).toUpperCase();
      return { id, title, url: permanentUrl, note: `${format}, ${formatBytes(page.language, size)}`, lang, example: sample === true };
    });
}

export type PressData = Awaited<ReturnType<typeof loader>>;
