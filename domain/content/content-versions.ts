import { lte, sql } from "drizzle-orm";
import { contentEntry, contentVersion } from "#db/content.ts";
import { websiteIds, type WebsiteId } from "#i18n/languages.ts";
import { statementsOn, type Transaction } from "#platform/database";
import type { Context } from "../context.ts";

export const contentChannel = "content_version";

/** Increments a website's content version and notifies all server instances, both at commit. */
export async function bumpContentVersion(transaction: Transaction, websiteId: WebsiteId): Promise<void> {
  await transaction
    .insert(contentVersion)
    .values({ websiteId, version: 1 })
    .onConflictDoUpdate({ target: contentVersion.websiteId, set: { version: sql`${contentVersion.version} + 1` } });
  await transaction.execute(sql`select pg_notify(${contentChannel}, ${String(websiteId)})`);
}

/**
 * Reads a string per website that changes with every public change: a counter plus the latest publication time reached
 * on any website, because a new localization changes the alternate links of all.
 */
export async function readContentVersions(context: Context): Promise<Map<WebsiteId, string>> {
  const rows = await preparedVersionQuery(context.database).execute({ now: context.clock.now() });
  const versions = new Map<WebsiteId, string>(websiteIds.map((id) => [id, "0"]));
  for (const row of rows) versions.set(row.websiteId as WebsiteId, `${row.version}.${row.latest ?? 0}`);
  return versions;
}

const preparedVersionQuery = statementsOn((database: Context["database"]) => {
  const latest = sql<string>`(
    select extract(epoch from max(${contentEntry.publishedAt})) from ${contentEntry}
    where ${contentEntry.state} = 'published' and ${lte(contentEntry.publishedAt, sql.placeholder("now"))})`;
  return database
    .select({ websiteId: contentVersion.websiteId, version: contentVersion.version, latest })
    .from(contentVersion)
    .prepare("content versions");
});
