import { keysOf } from "#i18n/keys-of.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { SiteExamples } from "./fields.ts";
import { readSiteConfig } from "./read-site-config.ts";
import { siteBlocks, withoutReplacedExamples, type Site } from "./schema.ts";

/** Lists the example fields and contacts of each language's site config, hidden or not; languages without any are omitted. */
export async function listSiteExamples(context: Context): Promise<SiteExamples> {
  const configs = await readSiteConfig(context);
  const siteIn = (code: Language): Partial<Site> => configs[languages[code].configKey]?.site ?? {};
  return languageCodes.flatMap((language) => {
    const site = withoutReplacedExamples(siteIn(language), siteIn("en"));
    const fields = keysOf(siteBlocks).flatMap((block) => {
      const { mark, fields: names } = siteBlocks[block];
      return site[mark] ? names.filter((name) => site[name] !== undefined) : [];
    });
    const contacts = (site.supportContacts ?? []).filter(({ sample }) => sample).length;
    return fields.length + contacts > 0 ? [{ language, fields, contacts }] : [];
  });
}
