import { eq, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { siteConfig } from "#db/site-config.ts";
import { isPublic } from "#domain/content";
import { fallbackOf, languageCodes, languages, type ConfigKey, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { publicLayout } from "./public-layout.ts";
import type { PublicLayout, Site, SiteConfig } from "./schema.ts";

export async function readOverrides({ database }: Pick<Context, "database">, language: Language): Promise<Record<string, string>> {
  const { copy, configKey } = siteConfig;
  const [row] = await database.select({ copy }).from(siteConfig).where(eq(configKey, languages[language].configKey));
  return row?.copy ?? {};
}

/** Reads the site config, message overrides, menus and page images of every language, by config key. */
export async function readSiteConfig(context: Context): Promise<Partial<Record<ConfigKey, SiteConfig & { layout: PublicLayout }>>> {
  const { configKey, site, copy, layout } = siteConfig;
  const rows = await context.database.select({ configKey, site, copy, layout, targets: publicTargets(context) }).from(siteConfig);
  return Object.fromEntries(
    rows.map((row) => [
      row.configKey,
      { site: row.site as Site, copy: row.copy, layout: publicLayout(row.layout, targetsOf(row.configKey, row.targets ?? [])) },
    ]),
  );
}

/** Selects the public localizations of the entries that the menus of a row name, in the query that reads the row. */
function publicTargets(context: Context) {
  const { type, key, language } = contentEntry;
  return sql<[target: string, language: Language][] | null>`(
    select jsonb_agg(jsonb_build_array(${type} || ':' || ${key}, ${language})) from ${contentEntry}
    where ${isPublic(context)} and (${type}, ${key}) in (
      select split_part(target #>> '{}', ':', 1), split_part(target #>> '{}', ':', 2)
      from jsonb_path_query(${siteConfig.layout}, 'strict $.**.target') as target))`;
}

/** A language shows the entries of the language that it falls back on. */
function targetsOf(configKey: string, targets: readonly [target: string, language: Language][]): Set<string> {
  const code = languageCodes.find((each) => languages[each].configKey === configKey);
  return new Set(targets.flatMap(([target, language]) => (code && [code, fallbackOf(code)].includes(language) ? [target] : [])));
}
