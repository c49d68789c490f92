import { asc, eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiKey, openApiService } from "#db/open-api.ts";
import { accountAuditSubject, openApiActivatedMail } from "#domain/account";
import { recordAuditEntry } from "#domain/audit";
import { queueMail } from "#domain/mail";
import { recordSecurityEvent } from "#domain/security-log";
import type { Context } from "../context.ts";

type Outcome = { ok: true; changed: boolean } | { ok: false; reason: "accountUnknown" };

/** Activates the Open API for an account and notifies the owner by mail. */
export async function activateService(context: Context, email: string): Promise<Outcome> {
  const [owner] = await context.database.select().from(account).where(eq(account.email, email));
  if (!owner) return { ok: false, reason: "accountUnknown" };
  const hasChanged = await context.database.transaction(async (transaction) => {
    const insertedRows = await transaction
      .insert(openApiService)
      .values({ accountId: owner.id, activatedAt: context.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (insertedRows.length === 0) return false;
    await queueMail(context, transaction, [openApiActivatedMail(owner)]);
    await recordAuditEntry(context, transaction, { action: "openApi.activated", subject: accountAuditSubject(context, owner.id) });
    return true;
  });
  if (hasChanged) await recordSecurityEvent(context, { kind: "openApi.activated", accountId: owner.id });
  return { ok: true, changed: hasChanged };
}

/** Deactivates the Open API for an account; the database deletes the key by cascade. */
export async function deactivateService(context: Context, email: string): Promise<Outcome> {
  const { database } = context;
  const [owner] = await database.select({ id: account.id }).from(account).where(eq(account.email, email));
  if (!owner) return { ok: false, reason: "accountUnknown" };
  const hasChanged = await database.transaction(async (transaction) => {
    const deletedRows = await transaction.delete(openApiService).where(eq(openApiService.accountId, owner.id)).returning();
    if (deletedRows.length > 0)
      await recordAuditEntry(context, transaction, { action: "openApi.deactivated", subject: accountAuditSubject(context, owner.id) });
    return deletedRows.length > 0;
  });
  if (hasChanged) await recordSecurityEvent(context, { kind: "openApi.deactivated", accountId: owner.id });
  return { ok: true, changed: hasChanged };
}

export type ServiceEntry = { email: string; activatedAt: Date; keyId: string | null; lastUsed: Date | null };

export async function listServices({ database }: Pick<Context, "database">): Promise<ServiceEntry[]> {
  return database
    .select({ email: account.email, activatedAt: openApiService.activatedAt, keyId: openApiKey.id, lastUsed: openApiKey.lastUsed })
    .from(openApiService)
    .innerJoin(account, eq(account.id, openApiService.accountId))
    .leftJoin(openApiKey, eq(openApiKey.accountId, openApiService.accountId))
    .orderBy(asc(openApiService.activatedAt));
}
