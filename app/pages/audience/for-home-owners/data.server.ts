import { previewOf } from "#app/assets/pictures.server.ts";
import { readLineQuestions } from "#app/features/solutions/read-line.server.ts";
import { towerOf } from "#app/features/stack/stack-state.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { comparisonUrl } from "#app/page/comparison-url.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { adviseHome, readBill } from "#domain/calculations/schema";
import { isWorthComparing } from "#domain/figures/schema";
import { linkList } from "#app/page/link-list.server.ts";
import { billFields, unitChoice } from "./bill-fields.server.ts";
import { assumptionTexts, homeResult } from "./home-result.server.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const [{ shared, questions }, products] = await Promise.all([
    readLineQuestions(page, { line: "residential", topics: ["backup", "safety", "service"] }),
    readSoldProducts(page),
  ]);
  const reading = readBill(query, language);
  const advice = reading.consumption === undefined ? undefined : adviseHome(reading.consumption, language);
  const compared = products.filter(({ id }) => towerOf(id));
  return {
    copy,
    shared,
    seo: { ...seo, image: previewOf("house-detail"), jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])] },
    fields: billFields(language, reading, copy.tool, shared.sizing),
    choice: unitChoice(language, reading, copy.tool),
    result: advice && homeResult(language, { advice, reading }, copy, shared.sizing),
    assumptions: assumptionTexts(language, copy.tool.assumptions, advice?.inputs.pv),
    questions,
    comparison: isWorthComparing(compared)
      ? comparisonUrl(
          language,
          compared.map(({ id }) => id),
        )
      : undefined,
    links: linkList(page, copy.further.links, {
      outage: "/support-center/faqs?line=residential&topic=backup",
      place: "/support-center/faqs?line=residential&topic=installation",
      compatibility: "/support-center/compatibility",
      ecos: "/platform/ECOS",
      warranty: "/support-center/warranty",
      ask: "/contact-us?problemType=purchase#ask",
    }),
  };
});

export type HomeOwnersData = Awaited<ReturnType<typeof loader>>;
