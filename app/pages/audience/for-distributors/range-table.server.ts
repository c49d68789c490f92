import type { ProductItem } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { documentKindsOf, documentPath } from "#domain/documents/schema";
import { figureText, type FigureCopy } from "#domain/figures/schema";
import { localPath } from "#i18n/paths.ts";
import { traits } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";

type TableTexts = { copy: Copy["range"]; figures: FigureCopy; lines: Readonly<Record<string, string>> };
type RangeRow = ReturnType<typeof rangeRow>;

export function rangeRow({ language }: RequestContext, item: ProductItem, { copy, figures, lines }: TableTexts) {
  const { id, name, kind, line, categories, lang, guide, ...product } = localiseEntry(language, item);
  return {
    id,
    name,
    kind,
    lang,
    to: localPath(language, `/products/${id}`),
    line: (categories.includes("accessory") ? lines.accessory : lines[line]) ?? "",
    figures: product.leading
      .flatMap((leading) => product.figures.find((figure) => figure.name === leading) ?? [])
      .map((figure) => figures.labels[figure.name] + traits[language].colon + figureText(language, figure, figures)),
    documents: documentKindsOf({ guide, figures: product.figures }).map((document) => ({
      to: documentPath(id, document, language),
      text: copy.documents[document],
    })),
  };
}

/** The table as text for a CSV file, with full addresses of the documents. */
export function rangeCells(
  { siteUrl }: Pick<RequestContext, "siteUrl">,
  rows: readonly RangeRow[],
  { columns }: Copy["range"],
): string[][] {
  return [
    [columns.product, columns.kind, columns.line, columns.figures, columns.documents],
    ...rows.map(({ name, kind, line, figures, documents }) => [
      name,
      kind,
      line,
      figures.join("; "),
      documents.map(({ to }) => new URL(to, siteUrl).href).join(" "),
    ]),
  ];
}
