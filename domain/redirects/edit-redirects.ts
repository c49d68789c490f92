import { asc, eq, ilike, or, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { redirect } from "#db/redirect.ts";
import { recordAuditEntry } from "#domain/audit";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import type { Transaction } from "#platform/database";
import { containsPattern } from "../contains-pattern.ts";
import type { Context, EditorContext } from "../context.ts";
import { toUuid } from "../to-uuid.ts";
import { parseSource, parseTarget } from "./parse-address.ts";
import { findRedirect, type RedirectRow } from "./redirect-map.ts";
import type { RedirectForm, RedirectImport, RedirectImportReport, Redirects } from "./schema.ts";

export const redirectChannel = "redirect";

type RedirectFault = {
  field: "from" | "to";
  reason: "redirectSource" | "redirectTarget" | "pageExists" | "fileAddress" | "noSuchPage" | "redirectLoop" | "redirectExists";
};
/** Route table of the site, for the checks of addresses. */
export type SiteAddresses = {
  siteUrl: URL;
  isFile(path: string): boolean;
  /** Languages in which a page is public at a path without language prefix. */
  languagesOfPage(path: string): Promise<readonly Language[]>;
};
type Outcome = { ok: true } | ({ ok: false } & RedirectFault) | { ok: false; reason: "unknownRedirect" };
type ListQuery = { q: string; page: number; size: number };

/** Lists redirects by source. `q` filters by source and target. */
export async function listRedirects({ database }: Pick<Context, "database">, { q, page, size }: ListQuery): Promise<Redirects> {
  const { from, to, isPermanent, updatedAt, updatedBy } = redirect;
  const pattern = containsPattern(q);
  const isListed = q === "" ? undefined : or(ilike(from, pattern), ilike(to, pattern));
  const rows = await database
    .select({ from, to, isPermanent, updatedAt, updatedBy: sql<string>`coalesce(${account.name}, ${updatedBy}->>'id', '')` })
    .from(redirect)
    .leftJoin(account, eq(account.id, toUuid(sql`${updatedBy}->>'id'`)))
    .where(isListed)
    .orderBy(asc(from))
    .limit(size)
    .offset((page - 1) * size);
  return {
    total: await database.$count(redirect, isListed),
    rows: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
  };
}

/** Adds a redirect, or changes the one whose source is `was`. */
export async function saveRedirect(context: EditorContext, form: RedirectForm, site: SiteAddresses): Promise<Outcome> {
  return context.database.transaction(async (transaction) => {
    const others = await readRedirects(transaction);
    if (form.was !== null) others.delete(form.was);
    const isTaken = others.has(parseSource(form.from) ?? "");
    if (isTaken) return { ok: false, field: "from", reason: "redirectExists" };
    const checked = await checkRedirect(form, others, site);
    if (!checked.ok) return checked;
    const [before] = form.was === null ? [] : await transaction.delete(redirect).where(eq(redirect.from, form.was)).returning();
    if (form.was !== null && !before) return { ok: false, reason: "unknownRedirect" };
    await storeRedirect(context, transaction, checked.row);
    await notifyServers(transaction);
    const values = before && { from: before.from, to: before.to, isPermanent: before.isPermanent };
    await recordAuditEntry(context, transaction, {
      action: "redirect.saved",
      subject: checked.row.from,
      before: values,
      after: checked.row,
    });
    return { ok: true };
  });
}

export async function removeRedirect(context: EditorContext, from: string): Promise<boolean> {
  return context.database.transaction(async (transaction) => {
    const [before] = await transaction.delete(redirect).where(eq(redirect.from, from)).returning();
    if (!before) return false;
    await notifyServers(transaction);
    await recordAuditEntry(context, transaction, { action: "redirect.removed", subject: from, before: { to: before.to } });
    return true;
  });
}

/** Imports many redirects; a row whose source exists already changes it. A wrong row does not stop the others. */
export async function importRedirects(
  context: EditorContext,
  { rows }: RedirectImport,
  site: SiteAddresses,
): Promise<RedirectImportReport> {
  return context.database.transaction(async (transaction) => {
    const present = await readRedirects(transaction);
    const cachedSite = { ...site, languagesOfPage: cacheByPath(site.languagesOfPage) };
    const report: RedirectImportReport = { added: 0, updated: 0, errors: [] };
    for (const [index, row] of rows.entries()) {
      const former = present.get(parseSource(row.from) ?? "");
      const checked = await checkRedirect({ ...row, isPermanent: true }, present, cachedSite);
      if (!checked.ok) {
        report.errors.push({ line: index + 1, ...row, field: checked.field, reason: checked.reason });
        continue;
      }
      report[former ? "updated" : "added"] += 1;
      await storeRedirect(context, transaction, checked.row);
    }
    await notifyServers(transaction);
    await recordAuditEntry(context, transaction, {
      action: "redirect.imported",
      subject: "redirects",
      after: { added: report.added, updated: report.updated, errors: report.errors.length },
    });
    return report;
  });
}

/** Reads the redirects of staff by source. */
export async function readRedirects(database: Transaction): Promise<Map<string, RedirectRow>> {
  const rows = await database.select({ from: redirect.from, to: redirect.to, isPermanent: redirect.isPermanent }).from(redirect);
  return new Map(rows.map((row) => [row.from, row]));
}

type Input = { from: string; to: string; isPermanent: boolean };
type Checked = { ok: true; row: RedirectRow } | ({ ok: false } & RedirectFault);

/** Checks a redirect together with the others, to which a valid one is added. */
async function checkRedirect(input: Input, redirects: Map<string, RedirectRow>, site: SiteAddresses): Promise<Checked> {
  const from = parseSource(input.from);
  const to = parseTarget(input.to, site.siteUrl);
  if (from === undefined || from === "/") return { ok: false, field: "from", reason: "redirectSource" };
  if (site.isFile(from)) return { ok: false, field: "from", reason: "fileAddress" };
  const { prefixed, language, path } = splitPath(from);
  const codes = prefixed ? [language] : languageCodes;
  const taken = await site.languagesOfPage(path);
  if (codes.some((code) => taken.includes(code))) return { ok: false, field: "from", reason: "pageExists" };
  if (to === undefined) return { ok: false, field: "to", reason: "redirectTarget" };
  const row = { from, to, isPermanent: input.isPermanent };
  const former = redirects.get(from);
  redirects.set(from, row);
  const locations = codes.map((code) => findRedirect(redirects, { language: code, path })?.location);
  const reason = locations.includes(undefined) ? "redirectLoop" : (await leadsToPage(locations, site)) ? undefined : "noSuchPage";
  if (!reason) return { ok: true, row };
  if (former) redirects.set(from, former);
  else redirects.delete(from);
  return { ok: false, field: "to", reason };
}

/** Whether one of the languages has a page at the target. An entry may be public in some languages only. */
async function leadsToPage(locations: readonly (string | undefined)[], site: SiteAddresses): Promise<boolean> {
  for (const location of locations) {
    const pathname = location?.replace(/[?#].*$/s, "") ?? "";
    if (!pathname.startsWith("/") || site.isFile(pathname)) return true;
    const { language, path } = splitPath(pathname);
    if ((await site.languagesOfPage(path)).includes(language)) return true;
  }
  return false;
}

function cacheByPath(read: SiteAddresses["languagesOfPage"]): SiteAddresses["languagesOfPage"] {
  const cached = new Map<string, readonly Language[]>();
  return async (path) => {
    const known = cached.get(path) ?? (await read(path));
    cached.set(path, known);
    return known;
  };
}

async function storeRedirect({ clock, actor }: EditorContext, transaction: Transaction, { from, ...values }: RedirectRow): Promise<void> {
  const columns = { ...values, updatedAt: clock.now(), updatedBy: actor };
  await transaction
    .insert(redirect)
    .values({ from, ...columns })
    .onConflictDoUpdate({ target: redirect.from, set: columns });
}

/** Notifies all server instances at commit. */
async function notifyServers(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_notify(${redirectChannel}, '')`);
}
