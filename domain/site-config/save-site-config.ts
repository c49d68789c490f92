import { and, eq, sql } from "drizzle-orm";
import { siteConfig, siteConfigRevision } from "#db/site-config.ts";
import { languages, websiteIds, type ConfigKey, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { recordAuditEntry } from "#domain/audit";
import { bumpContentVersion, hashData } from "#domain/content";
import type { EditorContext } from "../context.ts";
import { findSiteErrors, type CanBeClosed, type Layout, type Site, type SiteConfig } from "./schema.ts";

type CurrentConfig = SiteConfig & { layout: Layout; revision: number };

/**
 * Saves a language's site config and bumps the content versions; without `copy` the overrides stay. If the site config
 * changed since `basedOn`, nothing is stored.
 */
export async function saveSiteConfig(
  context: EditorContext,
  input: {
    configKey: ConfigKey;
    config: Pick<SiteConfig, "site"> & Partial<SiteConfig>;
    canBeClosed: CanBeClosed;
    basedOn?: number;
    /** The pages under maintenance stay as they are, because they are saved across languages. */
    keepsMaintenance?: boolean;
  },
): Promise<{ ok: true } | { ok: false; reason: "invalidData" | "savedSince" }> {
  const { configKey, basedOn } = input;
  const { site: newSite, copy } = input.config;
  if (Object.keys(findSiteErrors(newSite, input.canBeClosed)).length > 0) return { ok: false, reason: "invalidData" };
  return context.database.transaction(async (transaction) => {
    const current = await lockConfig(transaction, configKey);
    if (basedOn !== undefined && (await hasConflict(transaction, configKey, current, basedOn))) return { ok: false, reason: "savedSince" };
    const site = input.keepsMaintenance ? { ...newSite, maintenance: current?.site.maintenance } : newSite;
    await storeConfig(context, transaction, { configKey, site, copy: copy ?? current?.copy ?? {} });
    await recordAuditEntry(context, transaction, {
      action: "siteConfig.saved",
      subject: `site-config/${configKey}`,
      before: current?.site,
      after: site,
    });
    return { ok: true };
  });
}

/** Reads the current config and locks it until the transaction ends. */
export async function lockConfig(transaction: Transaction, configKey: ConfigKey): Promise<CurrentConfig | undefined> {
  const [row] = await transaction.select().from(siteConfig).where(eq(siteConfig.configKey, configKey)).for("update");
  return row && { revision: row.revision, site: row.site as Site, copy: row.copy, layout: row.layout };
}

/** Ignores revisions that only changed an override or the pages under maintenance. */
async function hasConflict(
  transaction: Transaction,
  configKey: ConfigKey,
  current: CurrentConfig | undefined,
  basedOn: number,
): Promise<boolean> {
  if (current?.revision === basedOn) return false;
  const [seenRevision] = await transaction
    .select({ site: siteConfigRevision.site })
    .from(siteConfigRevision)
    .where(and(eq(siteConfigRevision.configKey, configKey), eq(siteConfigRevision.revision, basedOn)));
  const withoutMaintenance = (site: object) => hashData({ ...site, maintenance: undefined });
  return !seenRevision || !current || withoutMaintenance(seenRevision.site) !== withoutMaintenance(current.site);
}

export async function storeConfig(
  { clock, actor }: EditorContext,
  transaction: Transaction,
  config: SiteConfig & { configKey: ConfigKey; layout?: Layout; importedHash?: string },
): Promise<void> {
  const { configKey, site, copy } = config;
  const now = clock.now();
  const storedRows = await transaction
    .insert(siteConfig)
    .values({ ...config, revision: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: siteConfig.configKey,
      set: { ...config, revision: sql`${siteConfig.revision} + 1`, updatedAt: now },
    })
    .returning({ revision: siteConfig.revision, layout: siteConfig.layout });
  await transaction
    .insert(siteConfigRevision)
    .values(storedRows.map(({ revision, layout }) => ({ configKey, revision, site, copy, layout, author: actor, createdAt: now })));
  await bumpWebsitesOf(transaction, configKey);
}

/** Bumps all websites for English, which is the fallback for missing values on every page. */
async function bumpWebsitesOf(transaction: Transaction, configKey: ConfigKey): Promise<void> {
  const languagesOfKey = Object.values(languages).filter((language) => language.configKey === configKey);
  const affected: readonly WebsiteId[] =
    configKey === languages.en.configKey ? websiteIds : languagesOfKey.map(({ websiteId }) => websiteId);
  for (const websiteId of affected) await bumpContentVersion(transaction, websiteId);
}
