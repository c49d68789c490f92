import { figureCopies, figureRows, type FigureCopy } from "#domain/figures/schema";
import { replaceTexts } from "#app/page/replace-texts.ts";
import type { DocumentTools } from "#domain/documents";
import { readSiteConfig } from "#domain/site-config";
import { languages } from "#i18n/languages.ts";
import type { Services } from "../services.ts";

/** What documents are made with: the figures are those of the product pages, with editors' replacements of their words. */
export function documentTools({ context, environment, press }: Services): DocumentTools {
  return {
    press,
    siteUrl: environment.siteUrl,
    async readRows(language) {
      const config = await readSiteConfig(context);
      const replacements = config[languages[language].configKey]?.copy ?? {};
      const copy = replaceTexts<FigureCopy>(figureCopies[language], ["figures"], replacements);
      return (product) => figureRows(language, product, copy);
    },
  };
}
