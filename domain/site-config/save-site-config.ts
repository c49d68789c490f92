import { sql } from "drizzle-orm";
import * as v from "valibot";
import { siteConfig, siteConfigRevision } from "#db/site-config.ts";
import { languages, websiteIds, type ConfigKey, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { bumpContentVersion } from "#domain/content";
import type { EditorContext } from "../context.ts";
import { siteSchema, wrongMaintenancePaths, type CanBeClosed, type SiteConfig } from "./schema.ts";

/** Stores a language's site config and overrides; its pages change at once, and with the English ones every page. */
export async function saveSiteConfig(
  context: EditorContext,
  input: { configKey: ConfigKey; config: SiteConfig; canBeClosed: CanBeClosed },
): Promise<{ ok: true } | { ok: false; reason: "invalidData" }> {
  const { configKey, config } = input;
  const { site, copy } = config;
  if (!v.is(siteSchema, site) || wrongMaintenancePaths(site, input.canBeClosed).length > 0) return { ok: false, reason: "invalidData" };
  await context.database.transaction((transaction) => keepConfig(context, transaction, { configKey, site, copy }));
  return { ok: true };
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
