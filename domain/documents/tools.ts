import type { DataOfType } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import type { PdfRenderer } from "#platform/pdf-renderer";
import type { ContentFiles } from "./content-files.ts";

export type FigureRow = { label: string; value: string; condition?: string };

/** Document generation depends on the PDF renderer, uploaded files, and the figures as product pages show them. */
export type DocumentTools = {
  pdfRenderer: PdfRenderer;
  files: ContentFiles;
  siteUrl: URL;
  /** Formats a product's figures with the labels of its page. */
  readRows(language: Language): Promise<(product: Pick<DataOfType<"product">, "figures" | "conditions">) => FigureRow[]>;
};
