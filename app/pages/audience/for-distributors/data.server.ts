import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { readDistributors } from "#app/features/distributors/read-distributors.server.ts";
import { readLineQuestions } from "#app/features/solutions/read-line.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { formatNumber } from "#i18n/format.ts";
import { formatMessage } from "#i18n/format-message.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { linkList } from "#app/page/link-list.server.ts";
import { readSoldItems } from "#app/page/read-sold-items.server.ts";
import { rangeCells, rangeRow } from "./range-table.server.ts";

const maxSellers = 6;

export const loader = pageLoader("/for/distributors", async ({ page, path, copy, seo }) => {
  const { language } = page;
  const [{ shared, questions }, items, figures, { lines }, distributors] = await Promise.all([
    readLineQuestions(page, { line: "residential", topics: ["distributors"] }),
    readSoldItems(page),
    readCopy(page, "figures"),
    readCopy(page, "frame"),
    readDistributors(page),
  ]);
  const rows = items.map((item) => rangeRow(page, item, { copy: copy.range, figures, lines }));
  const accessories = items.filter(({ categories }) => categories.includes("accessory")).length;
  const documents = rows.reduce((sum, row) => sum + row.documents.length, 0);
  const figureOf = (name: keyof typeof copy.figures, count: number) => ({
    number: formatNumber(language, count),
    unit: formatMessage(language, copy.figures[name], { count }),
  });
  return {
    copy,
    shared,
    seo: { ...seo, image: previewOf("dealers-yard"), jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])] },
    figures: [
      figureOf("systems", items.length - accessories),
      figureOf("accessories", accessories),
      figureOf("documents", documents),
      figureOf("languages", languageCodes.length),
    ],
    picture: pictureOf("half", "dealers-yard"),
    rows,
    cells: rangeCells(page, rows, copy.range),
    // Example entries of the directory are no sellers.
    sellers: distributors
      .filter(({ kind, row }) => kind === "distributor" && row.example === undefined)
      .map(({ row }) => row)
      .slice(0, maxSellers),
    directory: localPath(language, "/how-to-buy?kind=distributor"),
    toTerms: localPath(language, "/contact-us?problemType=purchase#ask"),
    toForm: localPath(language, "/partners?role=distributor"),
    questions,
    links: linkList(page, copy.further.links, {
      pictures: "/support-center/downloads?resource=picture",
      mark: "/about-us/mark",
      compare: "/products",
      finder: "/how-to-buy?kind=distributor",
      hub: "/platform/ecos-hub#roles",
      warranty: "/support-center/warranty",
      meet: "/explore/expo",
    }),
  };
});

export type DistributorsData = Awaited<ReturnType<typeof loader>>;
