import { asc, eq, isNull } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiKey, openApiService, openApiWebhook, sandboxCommand } from "#db/open-api.ts";
import { accountAuditSubject, openApiActivatedMail } from "#domain/account";
import { recordAuditEntry } from "#domain/audit";
import { queueMail } from "#domain/mail";
import { recordSecurityEvent } from "#domain/security-log";
import type { Context } from "../context.ts";
import { accessOf, lockService } from "./lock-service.ts";
import type { Access } from "./schema.ts";

type Outcome = { ok: true; changed: boolean } | { ok: false; reason: "accountUnknown" };

/** Activates the Open API for an account and notifies the owner by mail. */
export async function activateService(context: Context, email: string): Promise<Outcome> {
  const [owner] = await context.database.select().from(account).where(eq(account.email, email));
  if (!owner) return { ok: false, reason: "accountUnknown" };
  const hasChanged = await context.database.transaction(async (transaction) => {
    const insertedRows = await transaction
      .insert(openApiService)
      .values({ accountId: owner.id, activatedAt: context.clock.now() })
      .onConflictDoUpdate({
        target: openApiService.accountId,
        set: { activatedAt: context.clock.now(), deactivatedAt: null },
        setWhere: isNull(openApiService.activatedAt),
      })
      .returning();
    if (insertedRows.length === 0) return false;
    await queueMail(context, transaction, [openApiActivatedMail(owner)]);
    await recordAuditEntry(context, transaction, { action: "openApi.activated", subject: accountAuditSubject(context, owner.id) });
    return true;
  });
  if (hasChanged) await recordSecurityEvent(context, { kind: "openApi.activated", accountId: owner.id });
  return { ok: true, changed: hasChanged };
}

/**
 * Deactivates the Open API for an account, also for one that uses only the sandbox. Deletes its key, webhooks and commands; the
 * account cannot create others.
 */
export async function deactivateService(context: Context, email: string): Promise<Outcome> {
  const { database, clock } = context;
  const [owner] = await database.select({ id: account.id }).from(account).where(eq(account.email, email));
  if (!owner) return { ok: false, reason: "accountUnknown" };
  const hasChanged = await database.transaction(async (transaction) => {
    if ((await lockService(transaction, owner.id)) === "deactivated") return false;
    await transaction
      .update(openApiService)
      .set({ activatedAt: null, deactivatedAt: clock.now() })
      .where(eq(openApiService.accountId, owner.id));
    for (const table of [openApiKey, openApiWebhook, sandboxCommand]) await transaction.delete(table).where(eq(table.accountId, owner.id));
    await recordAuditEntry(context, transaction, { action: "openApi.deactivated", subject: accountAuditSubject(context, owner.id) });
    return true;
  });
  if (hasChanged) await recordSecurityEvent(context, { kind: "openApi.deactivated", accountId: owner.id });
  return { ok: true, changed: hasChanged };
}

export type ServiceEntry = { email: string; access: Access; keyId: string | null; lastUsed: Date | null };

export async function listServices({ database }: Pick<Context, "database">): Promise<ServiceEntry[]> {
  const rows = await database
    .select({ email: account.email, service: openApiService, keyId: openApiKey.id, lastUsed: openApiKey.lastUsed })
    .from(openApiService)
    .innerJoin(account, eq(account.id, openApiService.accountId))
    .leftJoin(openApiKey, eq(openApiKey.accountId, openApiService.accountId))
    .orderBy(asc(account.email));
  return rows.map(({ service, ...row }) => ({ ...row, access: accessOf(service) }));
}
