import { and, eq, sql } from "drizzle-orm";
import { siteConfig, siteConfigRevision } from "#db/site-config.ts";
import { languages, websiteIds, type ConfigKey, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { recordAct } from "#domain/audit";
import { bumpContentVersion, hashData } from "#domain/content";
import type { EditorContext } from "../context.ts";
import { wrongSiteFields, type CanBeClosed, type Site, type SiteConfig } from "./schema.ts";

type CurrentConfig = SiteConfig & { revision: number };

/**
 * Saves a language's site config and overrides, and bumps the content versions. Without `copy` the overrides stay.
 * `basedOn`: revision that the editor saw; if the site config changed since, nothing is stored.
 */
export async function saveSiteConfig(
  context: EditorContext,
  input: { configKey: ConfigKey; config: Pick<SiteConfig, "site"> & Partial<SiteConfig>; canBeClosed: CanBeClosed; basedOn?: number },
): Promise<{ ok: true } | { ok: false; reason: "invalidData" | "savedSince" }> {
  const { configKey, basedOn } = input;
  const { site, copy } = input.config;
  if (Object.keys(wrongSiteFields(site, input.canBeClosed)).length > 0) return { ok: false, reason: "invalidData" };
  return context.database.transaction(async (transaction) => {
    const current = await standingConfig(transaction, configKey);
    if (basedOn !== undefined && (await hasConflict(transaction, configKey, current, basedOn))) return { ok: false, reason: "savedSince" };
    await keepConfig(context, transaction, { configKey, site, copy: copy ?? current?.copy ?? {} });
    await recordAct(context, transaction, {
      action: "siteConfig.saved",
      subject: `site-config/${configKey}`,
      before: current?.site,
      after: site,
    });
    return { ok: true };
  });
}

/** Current config, locked until the transaction ends. */
export async function standingConfig(transaction: Transaction, configKey: ConfigKey): Promise<CurrentConfig | undefined> {
  const [row] = await transaction.select().from(siteConfig).where(eq(siteConfig.configKey, configKey)).for("update");
  return row && { revision: row.revision, site: row.site as Site, copy: row.copy };
}

/** A revision that only changed an override is no conflict. */
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
  return !seenRevision || !current || hashData(seenRevision.site) !== hashData(current.site);
}

export async function keepConfig(
  { clock, actor }: EditorContext,
  transaction: Transaction,
  config: SiteConfig & { configKey: ConfigKey; importedHash?: string },
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
    .returning({ revision: siteConfig.revision });
  await transaction
    .insert(siteConfigRevision)
    .values(storedRows.map(({ revision }) => ({ configKey, revision, site, copy, author: actor, createdAt: now })));
  await bumpWebsitesOf(transaction, configKey);
}

/** English is the fallback for missing values, so its config affects every page. */
async function bumpWebsitesOf(transaction: Transaction, configKey: ConfigKey): Promise<void> {
  const languagesOfKey = Object.values(languages).filter((language) => language.configKey === configKey);
  const affected: readonly WebsiteId[] =
    configKey === languages.en.configKey ? websiteIds : languagesOfKey.map(({ websiteId }) => websiteId);
  for (const websiteId of affected) await bumpContentVersion(transaction, websiteId);
}
