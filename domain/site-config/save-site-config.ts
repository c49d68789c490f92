import * as v from "valibot";
import { siteConfig } from "#db/schema.ts";
import { languages, websiteIds, type ConfigKey, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { bumpContentVersion } from "#domain/content";
import type { Context } from "../context.ts";
import { siteSchema, wrongMaintenancePaths, type CanBeClosed, type SiteConfig } from "./schema.ts";

/** Stores a language's site config and overrides; its pages change at once, and with the English ones every page. */
export async function saveSiteConfig(
  context: Context,
  input: { configKey: ConfigKey; config: SiteConfig; canBeClosed: CanBeClosed },
): Promise<{ ok: true } | { ok: false; reason: "invalidData" }> {
  const { site } = input.config;
  if (!v.is(siteSchema, site) || wrongMaintenancePaths(site, input.canBeClosed).length > 0) return { ok: false, reason: "invalidData" };
  const columns = { site, copy: input.config.copy, updatedAt: context.clock.now() };
  await context.database.transaction(async (transaction) => {
    await transaction
      .insert(siteConfig)
      .values({ configKey: input.configKey, ...columns })
      .onConflictDoUpdate({ target: siteConfig.configKey, set: columns });
    await bumpWebsitesOf(transaction, input.configKey);
  });
  return { ok: true };
}

/** English stands in wherever a language lacks something, so its config is part of every page. */
export async function bumpWebsitesOf(transaction: Transaction, configKey: ConfigKey): Promise<void> {
  const ofKey = Object.values(languages).filter((language) => language.configKey === configKey);
  const changed: readonly WebsiteId[] = configKey === languages.en.configKey ? websiteIds : ofKey.map(({ websiteId }) => websiteId);
  for (const websiteId of changed) await bumpContentVersion(transaction, websiteId);
}
