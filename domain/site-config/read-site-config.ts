import { eq } from "drizzle-orm";
import { siteConfig } from "#db/site-config.ts";
import { languages, type ConfigKey, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Site, SiteConfig } from "./schema.ts";

export async function readOverrides({ database }: Pick<Context, "database">, language: Language): Promise<Record<string, string>> {
  const { copy, configKey } = siteConfig;
  const [row] = await database.select({ copy }).from(siteConfig).where(eq(configKey, languages[language].configKey));
  return row?.copy ?? {};
}

/** Reads the site config and message overrides of every language, by config key. */
export async function readSiteConfig(context: Context): Promise<Partial<Record<ConfigKey, SiteConfig>>> {
  const rows = await context.database.select().from(siteConfig);
  return Object.fromEntries(rows.map((row) => [row.configKey, { site: row.site as Site, copy: row.copy }]));
}
