import { desc, eq, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { siteConfigRevision } from "#db/site-config.ts";
import type { ConfigKey } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { toUuid } from "../to-uuid.ts";
import type { Site } from "./schema.ts";

/** The screen shows only the latest revisions; the database has all of them. */
const maxRevisions = 50;

export type SiteRevision = { revision: number; site: Site; who: string; savedAt: string };

/** Reads the latest revisions of a language's site config, the current one first. */
export async function readRevisions({ database }: Pick<Context, "database">, configKey: ConfigKey): Promise<SiteRevision[]> {
  const author = siteConfigRevision.author;
  const rows = await database
    .select({
      revision: siteConfigRevision.revision,
      site: siteConfigRevision.site,
      who: sql<string>`coalesce(${account.name}, ${author}->>'name', ${author}->>'id', '')`,
      at: siteConfigRevision.createdAt,
    })
    .from(siteConfigRevision)
    .leftJoin(account, eq(account.id, toUuid(sql`${author}->>'id'`)))
    .where(eq(siteConfigRevision.configKey, configKey))
    .orderBy(desc(siteConfigRevision.revision))
    .limit(maxRevisions);
  return rows.map(({ site, at, ...row }) => ({ ...row, site: site as Site, savedAt: at.toISOString() }));
}
