import { recordAuditEntry } from "#domain/audit";
import { hashData } from "#domain/content";
import { keysOf } from "#i18n/keys-of.ts";
import { languageCodes, languages } from "#i18n/languages.ts";
import type { Context, EditorContext } from "../context.ts";
import type { MaintenanceRow } from "./fields.ts";
import { readSiteConfig } from "./read-site-config.ts";
import { lockConfig, storeConfig } from "./save-site-config.ts";
import { closedPages, type ClosedPage, type Site } from "./schema.ts";

type Sites = Partial<Record<keyof typeof languages, Partial<Site>>>;

/** Reads the pages under maintenance of all languages. `seen` identifies this state for optimistic locking. */
export async function readMaintenance(context: Context): Promise<{ rows: MaintenanceRow[]; seen: string }> {
  const configs = await readSiteConfig(context);
  const rows = toRows(Object.fromEntries(languageCodes.map((code) => [code, configs[languages[code].configKey]?.site ?? {}])));
  return { rows, seen: hashData(rows) };
}

/** Closes each page in exactly the languages of its row, and reopens all others. */
export async function saveMaintenance(
  context: EditorContext,
  { rows, seen }: { rows: readonly MaintenanceRow[]; seen: string },
): Promise<{ ok: true } | { ok: false; reason: "savedSince" }> {
  return context.database.transaction(async (transaction) => {
    const sites: Sites = {};
    const configs = new Map<keyof typeof languages, NonNullable<Awaited<ReturnType<typeof lockConfig>>>>();
    for (const code of languageCodes) {
      const config = await lockConfig(transaction, languages[code].configKey);
      if (!config) continue;
      configs.set(code, config);
      sites[code] = config.site;
    }
    const before = toRows(sites);
    if (hashData(before) !== seen) return { ok: false, reason: "savedSince" };
    for (const [code, { site, copy }] of configs) {
      const maintenance = rows.flatMap(({ path, until, languages: closedIn, messages }): ClosedPage[] =>
        closedIn.includes(code) ? [{ path, ...(messages[code] && { message: messages[code] }), ...(until && { until }) }] : [],
      );
      if (hashData(maintenance) === hashData(closedPages(site))) continue;
      await storeConfig(context, transaction, { configKey: languages[code].configKey, site: { ...site, maintenance }, copy });
    }
    await recordAuditEntry(context, transaction, { action: "maintenance.saved", subject: "maintenance", before, after: rows });
    return { ok: true };
  });
}

/** Joins the languages that close the same page until the same time. */
function toRows(sites: Sites): MaintenanceRow[] {
  const rows: MaintenanceRow[] = [];
  for (const code of keysOf(sites))
    for (const { path, until, message } of closedPages(sites[code] ?? {})) {
      const same = rows.find((row) => row.path === path && row.until === until && !row.languages.includes(code));
      const row = same ?? { path, ...(until && { until }), languages: [], messages: {} };
      row.languages.push(code);
      if (message) row.messages[code] = message;
      if (!same) rows.push(row);
    }
  return rows;
}
