import { eq, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { siteConfig, siteSetting } from "#db/site-config.ts";
import { collections, isPublic } from "#domain/content";
import { fallbackOf, languageCodes, languages, languagesOfWebsite, type ConfigKey, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { Context } from "../context.ts";
import { publicLayout } from "./public-layout.ts";
import { withoutExamples, type PublicLayout, type Site, type SiteConfig } from "./schema.ts";

export async function readOverrides({ database }: Pick<Context, "database">, language: Language): Promise<Record<string, string>> {
  const { copy, configKey } = siteConfig;
  const [row] = await database.select({ copy }).from(siteConfig).where(eq(configKey, languages[language].configKey));
  return row?.copy ?? {};
}

type PublicConfig = SiteConfig & { layout: PublicLayout };
type Configs = Partial<Record<ConfigKey, PublicConfig>>;

/** Reads the site config, message overrides, menus and page images of every language, by config key. */
export async function readSiteConfig(context: Context): Promise<Configs> {
  const { configKey, site, copy, layout } = siteConfig;
  const rows = await context.database.select({ configKey, site, copy, layout, targets: publicTargets(context) }).from(siteConfig);
  return Object.fromEntries(
    rows.map((row) => [
      row.configKey,
      { site: row.site as Site, copy: row.copy, layout: publicLayout(row.layout, targetsOf(row.configKey, row.targets ?? [])) },
    ]),
  );
}

/** Reads what visitors see of it: without example values while examples are hidden. `read`: site config that the caller has read. */
export async function readVisibleConfig(context: Context, read: Configs | Promise<Configs> = readSiteConfig(context)): Promise<Configs> {
  const [configs, [setting]] = await Promise.all([read, context.database.select().from(siteSetting)]);
  if (!setting?.hidesExamples) return configs;
  return Object.fromEntries(Object.entries(configs).map(([key, config]) => [key, { ...config, site: withoutExamples(config.site) }]));
}

/** Lists the content types without a public entry on the website of each language. */
export async function readEmptyTypes(context: Context): Promise<Record<Language, string[]>> {
  const types = sql.param(collections.map(({ type }) => type));
  const codes = sql.param(languageCodes);
  const rows = await context.database
    .select({ name: sql<string>`listed.type || ' ' || listed.language` })
    .from(sql`(select * from unnest(${types}::text[]) as type cross join unnest(${codes}::text[]) as language) as listed`)
    .where(
      sql`not exists (select 1 from ${contentEntry}
        where ${contentEntry.type} = listed.type and ${contentEntry.language} = listed.language and ${isPublic(context)})`,
    );
  const empty = new Set(rows.map(({ name }) => name));
  return recordOf(languageCodes, (code) => {
    const shown = languagesOfWebsite(languages[code].websiteId);
    return collections.map(({ type }) => type).filter((type) => shown.every((each) => empty.has(`${type} ${each}`)));
  });
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
