import { siteConfig } from "#db/site-config.ts";
import type { ConfigKey } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Site, SiteConfig } from "./schema.ts";

/** Site config and overrides of copy of every language, keyed as the API answers. */
export async function readSiteConfig(context: Context): Promise<Partial<Record<ConfigKey, SiteConfig>>> {
  const rows = await context.database.select().from(siteConfig);
  return Object.fromEntries(rows.map((row) => [row.configKey, { site: row.site as Site, copy: row.copy }]));
}
