import { eq, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { siteConfig, siteSetting } from "#db/site-config.ts";
import { collections, isPublic } from "#domain/content";
import { fallbackOf, languageCodes, languages, languagesOfWebsite, type ConfigKey, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { publicLayout } from "./public-layout.ts";
import { withoutExamples, type PublicLayout, type Site, type SiteConfig } from "./schema.ts";

export async function readOverrides({ database }: Pick<Context, "database">, language: Language): Promise<Record<string, string>> {
  const { copy, configKey } = siteConfig;
  const [row] = await database.select({ copy }).from(siteConfig).where(eq(configKey, languages[language].configKey));
  return row?.copy ?? {};
}

type PublicConfig = SiteConfig & { layout: PublicLayout };
/** `emptyTypes`: content types without a public entry in the language. */
type VisibleConfig = PublicConfig & { emptyTypes: string[] };

/** Reads the site config, message overrides, menus and page images of every language, by config key. */
export async function readSiteConfig(context: Context): Promise<Partial<Record<ConfigKey, PublicConfig>>> {
  const { configKey, site, copy, layout } = siteConfig;
  const rows = await context.database.select({ configKey, site, copy, layout, targets: publicTargets(context) }).from(siteConfig);
  return Object.fromEntries(
    rows.map((row) => [
      row.configKey,
      { site: row.site as Site, copy: row.copy, layout: publicLayout(row.layout, targetsOf(row.configKey, row.targets ?? [])) },
    ]),
  );
}

/** Reads what visitors see of it: without example values while examples are hidden. */
export async function readVisibleConfig(context: Context): Promise<Partial<Record<ConfigKey, VisibleConfig>>> {
  const configs = await readSiteConfig(context);
  const [setting] = await context.database.select().from(siteSetting);
  const empty = await readEmptyTypes(context);
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const { configKey, websiteId } = languages[code];
      const config = configs[configKey];
      if (!config) return [];
      const site = setting?.hidesExamples ? withoutExamples(config.site) : config.site;
      const isEmpty = (type: string) => languagesOfWebsite(websiteId).every((each) => empty.has(`${type} ${each}`));
      return [[configKey, { ...config, site, emptyTypes: collections.map(({ type }) => type).filter(isEmpty) }]];
    }),
  );
}

/** Finds the content types without a public entry in a language, as "type language". */
async function readEmptyTypes(context: Context): Promise<Set<string>> {
  const types = sql.param(collections.map(({ type }) => type));
  const codes = sql.param(languageCodes);
  const rows = await context.database
    .select({ name: sql<string>`listed.type || ' ' || listed.language` })
    .from(sql`(select * from unnest(${types}::text[]) as type cross join unnest(${codes}::text[]) as language) as listed`)
    .where(
      sql`not exists (select 1 from ${contentEntry}
        where ${contentEntry.type} = listed.type and ${contentEntry.language} = listed.language and ${isPublic(context)})`,
    );
  return new Set(rows.map(({ name }) => name));
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
