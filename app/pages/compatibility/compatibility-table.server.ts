import type { CompatibilitySummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import type { Download } from "#domain/documents/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import type { Copy } from "./copy/fr.ts";

export type TableRow = ReturnType<typeof tableRow>;
type TableCopy = Omit<Copy, "seo" | "count">;
type Linked = { products: readonly { id: string; name: string }[]; downloads: readonly Download[]; copy: TableCopy };

/** Describes an entry in words; a document that is no longer published is left out. */
export function tableRow(
  language: Language,
  entry: Omit<CompatibilitySummary, "fr"> & { lang: string | undefined },
  { products, downloads, copy }: Linked,
) {
  const { id, device, maker, model, answer, firmware, note, date, lang } = entry;
  const source = downloads.find((download) => entry.document?.includes(download.id));
  const document = source && localiseEntry(language, source);
  const product = products.find((each) => device.includes(each.id));
  return {
    id,
    product: { id: device[0] ?? "", name: product?.name ?? "" },
    maker,
    model,
    kind: answer,
    answer: answer === "from" && firmware ? fillPlaceholders(copy.from, { version: firmware }) : copy.answers[answer],
    firmware: answer !== "from" && firmware ? fillPlaceholders(copy.firmware, { version: firmware }) : undefined,
    market: entry.country ? regionNames(language)(entry.country) : copy.everyMarket,
    note,
    document: document && { title: document.title, url: document.permanentUrl, lang: document.lang },
    date: { iso: date, text: formatDay(language, date) },
    lang,
    example: entry.sample === true,
  };
}

/** Joins rows that differ only in the other device, such as three loggers that a product connects to in the same way. */
export function joinSameRows(rows: readonly TableRow[]) {
  const textOf = (row: TableRow) => JSON.stringify({ ...row, id: "", model: "" });
  return [...Map.groupBy(rows, textOf).values()].map((same) => ({ ...same[0]!, models: same.map(({ id, model }) => ({ id, model })) }));
}

export type JoinedRow = ReturnType<typeof joinSameRows>[number];

/** The table as cells of a file; examples say so, because the file leaves the page with its label. */
export function csvCells(rows: readonly TableRow[], { columns, example }: TableCopy): string[][] {
  const names = [columns.maker, columns.model, columns.device, columns.answer, columns.firmware, columns.market, columns.note];
  return [
    [...names, columns.document, columns.date, example],
    ...rows.map((row) => [
      row.maker,
      row.model,
      row.product.name,
      row.answer,
      row.firmware ?? "",
      row.market,
      row.note ?? "",
      row.document?.title ?? "",
      row.date.iso,
      row.example ? example : "",
    ]),
  ];
}
