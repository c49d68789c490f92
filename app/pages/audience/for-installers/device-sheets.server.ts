import type { ProductItem } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { FigureName } from "#domain/content/schema";
import { documentKindsOf, documentPath, downloadsFor, type Download } from "#domain/documents/schema";
import { figureParts, figureRows, type FigureCopy } from "#domain/figures/schema";
import { buildGuide, type GuideCopy } from "#domain/guides/schema";
import { localPath } from "#i18n/paths.ts";
import { readSoldItems } from "#app/page/read-sold-items.server.ts";
import type { Copy } from "./copy/fr.ts";

type SheetTexts = { copy: Copy["sheet"]; guides: GuideCopy; figures: FigureCopy };
export type DeviceSheet = NonNullable<ReturnType<typeof deviceSheet>>;

/** Figures that matter on the day of installation. */
const siteFigures: readonly FigureName[] = ["installation", "temperature", "ingress", "noise", "parallelTowers", "parallelUnits"];

/** Reads tools, figures and documents of each device that installers connect, in catalogue order. */
export async function readDeviceSheets(page: RequestContext, copy: Copy["sheet"], guides: GuideCopy): Promise<DeviceSheet[]> {
  const [items, downloads, figures] = await Promise.all([readSoldItems(page), readList(page, "download"), readCopy(page, "figures")]);
  const current = downloadsFor(page.language, downloads).filter(({ replacedBy }) => !replacedBy?.length);
  return items.flatMap((item) => deviceSheet(page, item, current, { copy, guides, figures }) ?? []);
}

function deviceSheet(
  { language }: RequestContext,
  item: ProductItem,
  downloads: readonly Download[],
  { copy, guides, figures }: SheetTexts,
) {
  const { id, name, kind, guide, lang, ...product } = localiseEntry(language, item);
  // Households place loggers and plugs themselves.
  if (!guide || guide === "logger" || guide === "plug") return undefined;
  const manual = downloads.find(({ resourceType, products }) => resourceType === "manual" && products.includes(id));
  const wiring = downloads.find(({ resourceType, products }) => resourceType === "wiring-diagram" && products.includes(id));
  const installation = product.figures.find((figure) => figure.name === "installation");
  return {
    id,
    name,
    kind,
    lang,
    guide,
    to: localPath(language, `/products/${id}`),
    tools: buildGuide(guide, guides, name).tools,
    rows: figureRows(language, { ...product, figures: product.figures.filter((figure) => siteFigures.includes(figure.name)) }, figures),
    stacking: installation && figureParts(language, installation, figures),
    manual: manual?.permanentUrl,
    documents: [
      ...documentKindsOf({ guide, figures: product.figures }).map((document) => ({
        to: documentPath(id, document, language),
        text: copy.documents[document],
      })),
      ...(wiring ? [{ to: wiring.permanentUrl, text: copy.documents["wiring-diagram"] }] : []),
    ],
    allFiles: `${localPath(language, "/support-center/downloads")}?product=${id}`,
  };
}
