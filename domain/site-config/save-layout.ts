import { eq } from "drizzle-orm";
import { siteConfig } from "#db/site-config.ts";
import { recordAuditEntry } from "#domain/audit";
import { hashData } from "#domain/content";
import type { ConfigKey } from "#i18n/languages.ts";
import type { Context, EditorContext } from "../context.ts";
import type { Layout } from "./layout-schema.ts";
import { lockConfig, storeConfig } from "./save-site-config.ts";

export type LayoutPart = keyof Layout;
type Change<Part extends LayoutPart> = {
  configKey: ConfigKey;
  part: Part;
  /** The value that the editor saw; `null` for the default. */
  was: Layout[Part] | null;
  /** `null` restores the default. */
  value: Layout[Part] | null;
};

/** Reads the menus and page images that editors chose for a language. */
export async function readLayout({ database }: Pick<Context, "database">, configKey: ConfigKey): Promise<Layout> {
  const [row] = await database.select({ layout: siteConfig.layout }).from(siteConfig).where(eq(siteConfig.configKey, configKey));
  return row?.layout ?? {};
}

/** Saves a menu or the page images of a language. If another value than `was` is stored, nothing changes. */
export async function saveLayout<Part extends LayoutPart>(
  context: EditorContext,
  { configKey, part, was, value }: Change<Part>,
): Promise<{ ok: true } | { ok: false; reason: "savedSince" }> {
  return context.database.transaction(async (transaction) => {
    const config = await lockConfig(transaction, configKey);
    const current = config?.layout[part] ?? null;
    if (!config || hashData(current) !== hashData(was)) return { ok: false, reason: "savedSince" };
    const { [part]: _, ...others } = config.layout;
    const layout: Layout = value === null ? others : { ...others, [part]: value };
    await storeConfig(context, transaction, { configKey, site: config.site, copy: config.copy, layout });
    const action = value === null ? "layout.reset" : "layout.saved";
    await recordAuditEntry(context, transaction, { action, subject: `layout/${part}/${configKey}`, before: current, after: value });
    return { ok: true };
  });
}
