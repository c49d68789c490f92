import { figureCopies, figureRows, type FigureCopy } from "#domain/figures/schema";
import type { DocumentTools } from "#domain/documents";
import { copyIn, readSiteConfig } from "#domain/site-config";
import type { Services } from "../services.ts";

/** Dependencies of document rendering. Product figures include editors' replacements of labels, as on the pages. */
export function documentTools({ context, environment, pdfRenderer, contentFiles }: Services): DocumentTools {
  return {
    pdfRenderer,
    files: contentFiles,
    siteUrl: environment.siteUrl,
    async readRows(language) {
      const copy = copyIn<FigureCopy>({ name: "figures", copies: figureCopies }, language, await readSiteConfig(context));
      return (product) => figureRows(language, product, copy);
    },
  };
}
