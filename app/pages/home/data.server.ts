import { pictureOf } from "#app/assets/pictures.server.ts";
import icon from "#app/assets/icon.svg?url";
import { entryPicture } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageImage, pageImagePreview } from "#app/page/page-images.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { exampleHouseOf } from "#domain/markets/schema";
import { formatDay } from "#i18n/format.ts";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

const latestCount = 4;

/** Pages for the visitors, in the order of the messages. */
const visitorPaths = ["/for/home-owners", "/for/installers", "/for/distributors", "/for/business", "/for/epc"];

/** Pages of the platforms, in the order of the messages. */
const platformPaths = ["/platform/ECOS", "/platform/ecos-hub", "/platform/PANGU-OS", "/platform/open-api"];

export const loader = pageLoader("/", async ({ page, copy, seo }) => {
  const entries = await readList(page, "news", latestCount);
  const stories = entries.map((entry, index) => {
    const { id, title, lead, date, pictureAlt, picture, lang } = localiseEntry(page.language, entry);
    const story = { id, title, date, day: formatDay(page.language, date), lang };
    return index === 0 ? { ...story, lead, pictureAlt, picture: entryPicture(page, "half", picture) } : story;
  });
  const organization = {
    "@type": "Organization",
    name: page.site.brand,
    ...(page.site.legalEntity && { legalName: page.site.legalEntity }),
    url: page.siteUrl,
    logo: new URL(icon, page.siteUrl).href,
  };
  const website = {
    "@type": "WebSite",
    name: page.site.brand,
    url: new URL(localPath(page.language, "/"), page.siteUrl).href,
    inLanguage: languages[page.language].tag,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${new URL(localPath(page.language, "/search"), page.siteUrl)}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
  const pictures = {
    hero: pageImage(page, "home.hero"),
    residential: pictureOf("cutout", "agave-th-cutout"),
    commercial: pageImage(page, "home.commercial"),
    utility: pageImage(page, "home.utility"),
  };
  const platforms = {
    ...copy.platforms,
    items: copy.platforms.items.map((item, index) => ({ ...item, to: localPath(page.language, platformPaths[index]!) })),
  };
  const visitors = {
    ...copy.visitors,
    items: copy.visitors.items.map((item, index) => ({ ...item, to: localPath(page.language, visitorPaths[index]!) })),
  };
  return {
    copy: { ...copy, platforms, visitors },
    place: exampleHouseOf(page.language),
    seo: { ...seo, image: pageImagePreview(page, "home.hero"), jsonLd: [organization, website] },
    stories,
    pictures,
  };
});

export type HomeData = Awaited<ReturnType<typeof loader>>;
