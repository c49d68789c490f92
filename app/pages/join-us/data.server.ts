import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { regionNames } from "#i18n/region-names.ts";
import { placeIn } from "#i18n/traits.ts";

export const loader = pageLoader("/join-us", async ({ page, path, copy, seo }) => {
  const { language } = page;
  const listed = await readList(page, "job");
  const names = regionNames(language);
  const jobs = listed.map((entry) => {
    const { id, country, kind, sample, title, place, lead, body, lang } = localiseEntry(language, entry);
    const where = placeIn(language, place, names(country));
    return { id, title, where, kind: copy.kinds[kind], lead, body, example: sample === true, lang };
  });
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("workbench"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.joinUs, path }])],
    },
    jobs,
    email: page.site.email,
    isSampleAddress: page.site.sample === true,
    picture: pictureOf("half", "workbench"),
  };
});

export type JoinUsData = Awaited<ReturnType<typeof loader>>;
