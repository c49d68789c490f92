import type { DataOfType } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import type { Press } from "#platform/press";
import type { ContentFiles } from "./content-files.ts";

export type FigureRow = { label: string; value: string; condition?: string };

/** Dependencies of document generation: PDF renderer, uploaded files, and the figures as product pages show them. */
export type DocumentTools = {
  press: Press;
  files: ContentFiles;
  siteUrl: URL;
  /** Rows of a product's specification with the labels of its page. */
  readRows(language: Language): Promise<(product: Pick<DataOfType<"product">, "figures" | "conditions">) => FigureRow[]>;
};
