import type { DataOfType } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import type { Press } from "#platform/press";
import type { ContentFiles } from "./content-files.ts";

export type FigureRow = { label: string; value: string; condition?: string };

/** What documents are made with and the domain does not have: the press, the files that the company adds, and what the product pages show with. */
export type DocumentTools = {
  press: Press;
  files: ContentFiles;
  siteUrl: URL;
  /** The rows of a product's specification, in the words of its page. */
  readRows(language: Language): Promise<(product: Pick<DataOfType<"product">, "figures" | "conditions">) => FigureRow[]>;
};
