import { readLineQuestions, viewLineProduct } from "#app/features/solutions/read-line.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { initialWorkdayLimit, usableShare } from "#domain/sizing/schema";
import { formatMessage } from "#i18n/format-message.ts";
import { localPath } from "#i18n/paths.ts";
import { linkList } from "#app/page/link-list.server.ts";
import { drawWorkday, limitViews } from "./limit-views.server.ts";
import { path } from "./path.ts";

const sector = "commercial-industrial";
/** Limits in kW with a link each, which works without JavaScript. */
const presets = [190, 170, 150];

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const products = await readSoldProducts(page);
  const views = limitViews(language, copy.tool);
  return {
    copy,
    products: products
      .filter(({ line, categories }) => line === sector && !categories.includes("accessory"))
      .map((product) => viewLineProduct(page, product)),
    ...(await readLineQuestions(page, { line: sector, topics: ["backup", "operation"] })),
    seo: { ...seo, image: previewOf("tianyuan-60k-scene"), jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])] },
    drawing: drawWorkday(),
    caption: formatMessage(language, copy.tool.caption, { usable: 100 * usableShare }),
    views,
    limit: Number(query.get("limit") ?? initialWorkdayLimit),
    presets: views
      .filter(({ limit }) => presets.includes(limit))
      .toReversed()
      .map(({ limit, text }) => ({ to: `${localPath(language, path)}?limit=${limit}`, name: text })),
    links: linkList(page, copy.further.links, {
      diagram: "/solutions/commercial-industrial-ess#single-line",
      documents: "/support-center/downloads?product=tianyuan-60k",
      connection: "/support-center/faqs?line=commercial-industrial&topic=installation",
      insurer: "/support-center/faqs?line=commercial-industrial&topic=safety",
      builder: "/how-to-buy?line=commercial-industrial",
      cases: "/solutions/cases?functionId=2",
      panguOs: "/platform/PANGU-OS",
    }),
  };
});

export type BusinessData = Awaited<ReturnType<typeof loader>>;
