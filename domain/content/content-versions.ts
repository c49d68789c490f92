import { lte, sql } from "drizzle-orm";
import { contentEntry, contentVersion } from "#db/content.ts";
import { websiteIds, type WebsiteId } from "#i18n/languages.ts";
import { statementsOn, type Transaction } from "#platform/database";
import type { Context } from "../context.ts";

export const contentChannel = "content_version";

/** Says that a website's public content changed; takes effect, everywhere, when the transaction commits. */
export async function bumpContentVersion(transaction: Transaction, websiteId: WebsiteId): Promise<void> {
  await transaction
    .insert(contentVersion)
    .values({ websiteId, version: 1 })
    .onConflictDoUpdate({ target: contentVersion.websiteId, set: { version: sql`${contentVersion.version} + 1` } });
  await transaction.execute(sql`select pg_notify(${contentChannel}, ${String(websiteId)})`);
}

/**
 * A stamp for each website that differs whenever its public content does: by a publication (the counter) or by
 * a scheduled publication whose moment has come (the latest such moment, on whichever website: it is a new edition).
 */
export async function readContentStamps(context: Context): Promise<Map<WebsiteId, string>> {
  const rows = await versionsOn(context.database).execute({ now: context.clock.now() });
  const stamps = new Map<WebsiteId, string>(websiteIds.map((id) => [id, "0"]));
  for (const row of rows) stamps.set(row.websiteId as WebsiteId, `${row.version}.${row.latest ?? 0}`);
  return stamps;
}

const versionsOn = statementsOn((database: Context["database"]) => {
  const latest = sql<string>`(
    select extract(epoch from max(${contentEntry.publishedAt})) from ${contentEntry}
    where ${contentEntry.state} = 'published' and ${lte(contentEntry.publishedAt, sql.placeholder("now"))})`;
  return database
    .select({ websiteId: contentVersion.websiteId, version: contentVersion.version, latest })
    .from(contentVersion)
    .prepare("content versions");
});
