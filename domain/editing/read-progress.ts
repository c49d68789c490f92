import { eq, inArray, sql, type SQL } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { collections } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Progress } from "./schema.ts";
import { hasChanges, hasStaleFields } from "./localization-state.ts";

/** Counts localizations per content type and language, including missing and stale ones. */
export async function readProgress({ database, clock }: Pick<Context, "database" | "clock">): Promise<Progress> {
  const now = clock.now();
  const types = collections.map(({ type }) => type);
  const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const isPublished = eq(contentEntry.state, "published");
  const entries = await database
    .select({ type: contentEntry.type, entries: sql<number>`(count(distinct ${contentEntry.key}))::int` })
    .from(contentEntry)
    .where(inArray(contentEntry.type, types))
    .groupBy(contentEntry.type);
  const rows = await database
    .select({
      type: contentEntry.type,
      language: contentEntry.language,
      editions: sql<number>`count(*)::int`,
      drafts: countWhere(sql`${contentEntry.state} = 'draft'`),
      scheduled: countWhere(sql`${isPublished} and ${contentEntry.publishedAt} > ${now}`),
      published: countWhere(sql`${isPublished} and ${contentEntry.publishedAt} <= ${now}`),
      withdrawn: countWhere(sql`${contentEntry.state} = 'withdrawn'`),
      changed: countWhere(hasChanges),
      outdated: countWhere(hasStaleFields),
    })
    .from(contentEntry)
    .where(inArray(contentEntry.type, types))
    .groupBy(contentEntry.type, contentEntry.language);
  const none = { editions: 0, drafts: 0, scheduled: 0, published: 0, withdrawn: 0, changed: 0, outdated: 0 };
  return types.flatMap((type) =>
    languageCodes.map((language) => {
      const total = entries.find((row) => row.type === type)?.entries ?? 0;
      const { editions, ...counts } = { ...none, ...rows.find((row) => row.type === type && row.language === language) };
      return { ...counts, type, language, entries: total, missing: total - editions };
    }),
  );
}
