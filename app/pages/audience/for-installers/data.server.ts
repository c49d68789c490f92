import { previewOf } from "#app/assets/pictures.server.ts";
import { readLineQuestions } from "#app/features/solutions/read-line.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { buildGuide } from "#domain/guides/schema";
import { localPath } from "#i18n/paths.ts";
import { linkList } from "#app/page/link-list.server.ts";
import { readGuides } from "../read-guides.server.ts";
import { readDeviceSheets } from "./device-sheets.server.ts";

export const loader = pageLoader("/for/installers", async ({ page, path, copy, seo }) => {
  const { language } = page;
  const guides = await readGuides(page);
  const [{ shared, questions }, { emergency: _emergency, ...words }, sheets] = await Promise.all([
    readLineQuestions(page, { line: "residential", topics: ["installers"] }),
    readCopy(page, "support"),
    readDeviceSheets(page, copy.sheet, guides),
  ]);
  const { steps, start, checks, headings } = buildGuide("all-in-one", guides, "AGAVE-TH");
  return {
    copy,
    shared,
    seo: { ...seo, image: previewOf("agave-th-detail-2"), jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])] },
    words,
    codesPath: localPath(language, "/support-center/error-codes"),
    askPath: localPath(language, "/contact-us?problemType=commissioning#ask"),
    sheets,
    strip: {
      steps,
      stacking: sheets.find(({ guide }) => guide === "all-in-one")?.stacking,
      lists: [
        { heading: headings.start, items: start },
        { heading: headings.checks, items: checks },
      ],
    },
    questions,
    links: linkList(page, copy.further.links, {
      compatibility: "/support-center/compatibility",
      homes: "/solutions/residential-ess#sizing",
      sites: "/solutions/commercial-industrial-ess#sizing",
      hub: "/platform/ecos-hub#commissioning",
      films: "/support-center/video",
      warranty: "/support-center/warranty",
      distributor: "/how-to-buy?kind=distributor",
      apply: "/partners?role=installer",
    }),
  };
});

export type InstallersData = Awaited<ReturnType<typeof loader>>;
