import { and, asc, eq } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { account } from "#db/account.ts";
import { passkey } from "#db/staff.ts";
import type { Context, StaffContext } from "../context.ts";
import { mailSignInChange } from "./mail-sign-in-change.ts";
import { challengeTimeoutMs, createChallenge, redeemChallenge } from "./passkey-challenge.ts";
import type { AddPasskey, OwnPasskey, RegistrationOptions } from "./passkey-schema.ts";

/** Origin and domain of the site, to which browsers bind passkeys. */
export type RelyingParty = { siteUrl: URL };

const siteName = "eCactus";

/** Returns the options for the browser's dialog. The account's other passkeys are excluded, so that a device has one. */
export async function beginAddPasskey(context: StaffContext, { siteUrl }: RelyingParty): Promise<RegistrationOptions> {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const accountId = context.actor.id;
  const [owner] = await context.database
    .select({ email: account.email, name: account.name })
    .from(account)
    .where(eq(account.id, accountId));
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: siteUrl.hostname,
    userID: new Uint8Array(Buffer.from(accountId)),
    userName: owner?.email ?? "",
    userDisplayName: owner?.name ?? "",
    challenge: await createChallenge(context, { purpose: "add", accountId }),
    timeout: challengeTimeoutMs,
    excludeCredentials: await listCredentials(context, accountId),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { ...options };
}

/** Stores a passkey that the browser created. */
export async function addPasskey(
  context: StaffContext,
  { name, response }: AddPasskey,
  { siteUrl }: RelyingParty,
): Promise<{ ok: true } | { ok: false; reason: "passkeyRefused" }> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const accountId = context.actor.id;
  // The library throws for malformed or foreign responses, which are refused like wrong signatures.
  const verification = await verifyRegistrationResponse({
    response: { ...response, type: "public-key" },
    expectedChallenge: (challenge) => redeemChallenge(context, challenge, { purpose: "add", accountId }),
    expectedOrigin: siteUrl.origin,
    expectedRPID: siteUrl.hostname,
  }).catch(() => undefined);
  if (!verification?.verified) return { ok: false, reason: "passkeyRefused" };
  const { id: credentialId, publicKey, counter } = verification.registrationInfo.credential;
  const columns = { name, credentialId, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
  const transports = response.response.transports ?? [];
  return context.database.transaction(async (transaction) => {
    const rows = await transaction
      .insert(passkey)
      .values({ accountId, ...columns, transports, createdAt: context.clock.now() })
      .onConflictDoNothing()
      .returning({ id: passkey.id });
    if (rows.length === 0) return { ok: false, reason: "passkeyRefused" };
    await mailSignInChange(context, transaction, "passkeyAdded", { passkey: name });
    await recordAuditEntry(context, transaction, { action: "passkey.added", subject: `staff/${accountId}`, after: { name } });
    return { ok: true };
  });
}

export async function listPasskeys({ database }: Pick<Context, "database">, accountId: string): Promise<OwnPasskey[]> {
  const rows = await database.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(asc(passkey.createdAt));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function hasPasskeys({ database }: Pick<Context, "database">, accountId: string): Promise<boolean> {
  const [row] = await database.select({ id: passkey.id }).from(passkey).where(eq(passkey.accountId, accountId)).limit(1);
  return row !== undefined;
}

/** The account's credentials, for the options of a dialog. */
export async function listCredentials(
  { database }: Pick<Context, "database">,
  accountId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const { credentialId: id, transports } = passkey;
  return database.select({ id, transports }).from(passkey).where(eq(passkey.accountId, accountId));
}

/** Ignores unknown passkeys and those of other accounts. */
export async function renamePasskey({ database, actor }: StaffContext, { id, name }: { id: string; name: string }): Promise<void> {
  await database
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), eq(passkey.accountId, actor.id)));
}

/** Ignores unknown passkeys and those of other accounts. */
export async function removePasskey(context: StaffContext, id: string): Promise<void> {
  const accountId = context.actor.id;
  await context.database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.accountId, accountId)))
      .returning({ name: passkey.name });
    if (removed)
      await recordAuditEntry(context, transaction, { action: "passkey.removed", subject: `staff/${accountId}`, before: removed });
  });
}
