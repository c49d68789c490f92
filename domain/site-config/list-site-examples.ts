import { keysOf } from "#i18n/keys-of.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { SiteExamples } from "./fields.ts";
import { readSiteConfig } from "./read-site-config.ts";
import type { Site } from "./schema.ts";

/** These fields never count as examples, even if the config is marked as one. */
const realFields: readonly (keyof Site)[] = [
  "brand",
  "sample",
  "supportContacts",
  "maintenance",
  "questionRetentionMonths",
  "questionEmails",
];

/** Lists the example fields and contacts of each language's site config; languages without any are omitted. */
export async function listSiteExamples(context: Context): Promise<SiteExamples> {
  const configs = await readSiteConfig(context);
  return languageCodes.flatMap((language) => {
    const site: Partial<Site> = configs[languages[language].configKey]?.site ?? {};
    const fields = site.sample ? keysOf(site).filter((name) => !realFields.includes(name)) : [];
    const contacts = (site.supportContacts ?? []).filter(({ sample }) => sample).length;
    return fields.length + contacts > 0 ? [{ language, fields, contacts }] : [];
  });
}
