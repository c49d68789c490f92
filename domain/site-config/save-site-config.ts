import { and, eq, sql } from "drizzle-orm";
import { siteConfig, siteConfigRevision } from "#db/site-config.ts";
import { languages, websiteIds, type ConfigKey, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { recordAct } from "#domain/audit";
import { bumpContentVersion, hashData } from "#domain/content";
import type { EditorContext } from "../context.ts";
import { wrongSiteFields, type CanBeClosed, type Site, type SiteConfig } from "./schema.ts";

type Standing = SiteConfig & { revision: number };

/**
 * Stores a language's site config and overrides; its pages change at once, and with the English ones every page. Without
 * `copy` the overrides stay. `basedOn` is the revision that an editor saw: where the site config was changed since,
 * nothing is kept.
 */
export async function saveSiteConfig(
  context: EditorContext,
  input: { configKey: ConfigKey; config: Pick<SiteConfig, "site"> & Partial<SiteConfig>; canBeClosed: CanBeClosed; basedOn?: number },
): Promise<{ ok: true } | { ok: false; reason: "invalidData" | "savedSince" }> {
  const { configKey, basedOn } = input;
  const { site, copy } = input.config;
  if (Object.keys(wrongSiteFields(site, input.canBeClosed)).length > 0) return { ok: false, reason: "invalidData" };
  return context.database.transaction(async (transaction) => {
    const standing = await standingConfig(transaction, configKey);
    if (basedOn !== undefined && (await isOtherSince(transaction, configKey, standing, basedOn)))
      return { ok: false, reason: "savedSince" };
    await keepConfig(context, transaction, { configKey, site, copy: copy ?? standing?.copy ?? {} });
    await recordAct(context, transaction, {
      action: "siteConfig.saved",
      subject: `site-config/${configKey}`,
      before: standing?.site,
      after: site,
    });
    return { ok: true };
  });
}

/** What stands there now. Whoever else wants to change it waits until the transaction is over. */
export async function standingConfig(transaction: Transaction, configKey: ConfigKey): Promise<Standing | undefined> {
  const [row] = await transaction.select().from(siteConfig).where(eq(siteConfig.configKey, configKey)).for("update");
  return row && { revision: row.revision, site: row.site as Site, copy: row.copy };
}

/** An override of copy that was saved meanwhile is in nobody's way. */
async function isOtherSince(
  transaction: Transaction,
  configKey: ConfigKey,
  standing: Standing | undefined,
  basedOn: number,
): Promise<boolean> {
  if (standing?.revision === basedOn) return false;
  const [seen] = await transaction
    .select({ site: siteConfigRevision.site })
    .from(siteConfigRevision)
    .where(and(eq(siteConfigRevision.configKey, configKey), eq(siteConfigRevision.revision, basedOn)));
  return !seen || !standing || hashData(seen.site) !== hashData(standing.site);
}

/** Keeps a config as the next revision of its language. */
export async function keepConfig(
  { clock, actor }: EditorContext,
  transaction: Transaction,
  config: SiteConfig & { configKey: ConfigKey; importedHash?: string },
): Promise<void> {
  const { configKey, site, copy } = config;
  const now = clock.now();
  const kept = await transaction
    .insert(siteConfig)
    .values({ ...config, revision: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: siteConfig.configKey,
      set: { ...config, revision: sql`${siteConfig.revision} + 1`, updatedAt: now },
    })
    .returning({ revision: siteConfig.revision });
  await transaction
    .insert(siteConfigRevision)
    .values(kept.map(({ revision }) => ({ configKey, revision, site, copy, author: actor, createdAt: now })));
  await bumpWebsitesOf(transaction, configKey);
}

/** English stands in wherever a language lacks something, so its config is part of every page. */
async function bumpWebsitesOf(transaction: Transaction, configKey: ConfigKey): Promise<void> {
  const ofKey = Object.values(languages).filter((language) => language.configKey === configKey);
  const changed: readonly WebsiteId[] = configKey === languages.en.configKey ? websiteIds : ofKey.map(({ websiteId }) => websiteId);
  for (const websiteId of changed) await bumpContentVersion(transaction, websiteId);
}
