import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { markFiles } from "#app/features/mark/mark-files.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import { formatDay } from "#i18n/format.ts";
import { readPressImages } from "./press-images.server.ts";

const latestCount = 3;
/** Includes guides, which the page leaves out. */
const readCount = 24;

export const loader = pageLoader("/about-us/press", async ({ page, path, copy, seo }) => {
  const steps = [
    { name: copy.about, path: "/about-us" },
    { name: copy.press, path },
  ];
  const [markCopy, images, news] = await Promise.all([readCopy(page, "mark"), readPressImages(page), readList(page, "news", readCount)]);
  const { legalEntity, address, email, phone, sample } = page.site;
  return {
    copy,
    seo: { ...seo, image: previewOf("test-line"), jsonLd: [await breadcrumbList(page, steps)] },
    company: { legalEntity, address, email, phone, isExample: sample === true },
    mark: { copy: markCopy, files: markFiles },
    images,
    news: news
      .filter(({ guide }) => !guide)
      .slice(0, latestCount)
      .map((entry) => {
        const { id, title, lead, date, lang, sample: isExample } = localiseEntry(page.language, entry);
        return { id, title, lead, date, day: formatDay(page.language, date), lang, example: isExample === true };
      }),
  };
});

export type PressData = Awaited<ReturnType<typeof loader>>;
