import { keysOf } from "#i18n/keys-of.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { SiteSamples } from "./fields.ts";
import { readSiteConfig } from "./read-site-config.ts";
import type { Site } from "./schema.ts";

/** What a site config says that is no example, also where the rest is. */
const never: readonly (keyof Site)[] = ["brand", "sample", "supportContacts", "maintenance", "questionRetentionMonths", "questionEmails"];

/** The fields of each language's site config that are examples, and how many of its contacts; languages without any are left out. */
export async function listSiteSamples(context: Context): Promise<SiteSamples> {
  const configs = await readSiteConfig(context);
  return languageCodes.flatMap((language) => {
    const site: Partial<Site> = configs[languages[language].configKey]?.site ?? {};
    const fields = site.sample ? keysOf(site).filter((name) => !never.includes(name)) : [];
    const contacts = (site.supportContacts ?? []).filter(({ sample }) => sample).length;
    return fields.length + contacts > 0 ? [{ language, fields, contacts }] : [];
  });
}
