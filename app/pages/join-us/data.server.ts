import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readList } from "#app/page/read-list.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";

export const loader = pageLoader("/join-us", async ({ page, path, copy, seo }) => {
  const { language } = page;
  const entries = await readList(page, "job");
  const countryName = regionNames(language);
  const jobs = entries.map((entry) => {
    const { id, country, kind, sample, title, place, lead, lang } = localiseEntry(language, entry);
    const placeText = formatPlace(language, place, countryName(country));
    return { id, title, placeText, kind: copy.kinds[kind], lead, example: sample === true, lang };
  });
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("workbench"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.joinUs, path }])],
    },
    jobs,
    onlyExamples: jobs.length > 0 && jobs.every(({ example }) => example),
    picture: pictureOf("half", "workbench"),
  };
});

export type JoinUsData = Awaited<ReturnType<typeof loader>>;
