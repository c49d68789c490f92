import { eq } from "drizzle-orm";
import { siteConfig } from "#db/site-config.ts";
import { languages, type ConfigKey, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Site, SiteConfig } from "./schema.ts";

/** What editors put in the place of texts of a language, by the keys of the texts. */
export async function readReplacements({ database }: Pick<Context, "database">, language: Language): Promise<Record<string, string>> {
  const { copy, configKey } = siteConfig;
  const [row] = await database.select({ copy }).from(siteConfig).where(eq(configKey, languages[language].configKey));
  return row?.copy ?? {};
}

/** Site config and overrides of copy of every language, keyed as the API answers. */
export async function readSiteConfig(context: Context): Promise<Partial<Record<ConfigKey, SiteConfig>>> {
  const rows = await context.database.select().from(siteConfig);
  return Object.fromEntries(rows.map((row) => [row.configKey, { site: row.site as Site, copy: row.copy }]));
}
