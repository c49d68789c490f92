import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { createSessionToken } from "#domain/account";
import { recordAuditEntry } from "#domain/audit";
import { account, accountSession } from "#db/account.ts";
import { secondFactor } from "#db/staff.ts";
import { consumeAttempt, resetLimit, type BackOff } from "#platform/rate-limit";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

const issuer = "eCactus";
const recoveryCodeCount = 10;
const period = 30;
/** Accepted TOTP steps before and after the current one, because clocks of phones differ. */
const tolerance = 1;
const codeLimit: BackOff = { name: "staff.secondFactor", free: 5, firstPause: 60, longestPause: 3600, memory: 24 * 3600 };

export type SecondFactorContext = Pick<Context, "actor" | "database" | "clock" | "secrets">;
export type SessionKey = { accountId: string; sessionId: string };
export type CodeRejection = { ok: false; reason: "wrongCode" } | { ok: false; reason: "tooMany"; retryAfter: number };

export async function isStaff({ database }: Pick<Context, "database">, accountId: string): Promise<boolean> {
  const [row] = await database.select({ role: account.role }).from(account).where(eq(account.id, accountId));
  return (row?.role ?? null) !== null;
}

export async function hasSecondFactor({ database }: Pick<Context, "database">, accountId: string): Promise<boolean> {
  const [row] = await database
    .select({ confirmedAt: secondFactor.confirmedAt })
    .from(secondFactor)
    .where(eq(secondFactor.accountId, accountId));
  return (row?.confirmedAt ?? null) !== null;
}

/** Starts the setup with a new TOTP secret, which replaces an unfinished one. Fails if a second factor is set up. */
export async function beginSecondFactor(
  { database, secrets }: SecondFactorContext,
  accountId: string,
): Promise<{ ok: true; address: string; secret: string } | { ok: false; reason: "secondFactorSetUp" }> {
  const [owner] = await database.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  const setup = createSetup(owner?.email ?? "");
  const columns = { secret: secrets.seal(setup.secret), recoveryCodes: [] };
  const rows = await database
    .insert(secondFactor)
    .values({ accountId, ...columns })
    .onConflictDoUpdate({ target: secondFactor.accountId, set: columns, setWhere: isNull(secondFactor.confirmedAt) })
    .returning({ accountId: secondFactor.accountId });
  if (rows.length === 0) return { ok: false, reason: "secondFactorSetUp" };
  return { ok: true, ...setup };
}

/** Creates a secret, and its address for a QR code. */
export function createSetup(email: string): { address: string; secret: string } {
  const secret = new Secret({ size: 20 });
  return { address: new TOTP({ issuer, label: email, secret, period }).toString(), secret: secret.base32 };
}

export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => new Secret({ size: 10 }).base32.toLowerCase());
}

/**
 * Completes the setup with the first code, which also proves the second factor in this session. Recovery codes are
 * returned only here. `token`: new session token.
 */
export async function confirmSecondFactor(
  context: SecondFactorContext,
  { code, ...sessionKey }: SessionKey & { code: string },
): Promise<{ ok: true; recoveryCodes: string[]; token: string } | CodeRejection> {
  const codes = createRecoveryCodes();
  return withinLimit(context, sessionKey, async () => {
    const step = await findStep(context, sessionKey.accountId, code);
    if (step === undefined) return undefined;
    return context.database.transaction(async (transaction) => {
      const rows = await transaction
        .update(secondFactor)
        .set({ confirmedAt: context.clock.now(), lastStep: step, recoveryCodes: codes.map((each) => context.secrets.hash(each)) })
        .where(and(eq(secondFactor.accountId, sessionKey.accountId), isNull(secondFactor.confirmedAt)))
        .returning({ accountId: secondFactor.accountId });
      if (rows.length === 0) return undefined;
      const token = await markProven({ ...context, database: transaction }, sessionKey);
      await recordAuditEntry(asStaff(context, sessionKey), transaction, {
        action: "secondFactor.setUp",
        subject: `staff/${sessionKey.accountId}`,
      });
      return { ok: true, recoveryCodes: codes, token };
    });
  });
}

/** Proves the second factor in a session, with a code of the app or a recovery code; each works once. `token`: new session token. */
export async function proveSecondFactor(
  context: SecondFactorContext,
  { code, ...sessionKey }: SessionKey & { code: string },
): Promise<{ ok: true; token: string } | CodeRejection> {
  return withinLimit(context, sessionKey, async () => {
    const isRight =
      code.length === 6 ? await useStep(context, sessionKey.accountId, code) : await useRecoveryCode(context, sessionKey, code);
    if (!isRight) return undefined;
    return { ok: true, token: await markProven(context, sessionKey) };
  });
}

/** Counts the attempt before the check, so that concurrent requests cannot exceed the limit. */
export async function withinLimit<Right>(
  { database, clock }: SecondFactorContext,
  { accountId }: SessionKey,
  attempt: () => Promise<Right | undefined>,
): Promise<Right | CodeRejection> {
  const attemptResult = await consumeAttempt(database, codeLimit, accountId, clock.now());
  if (!attemptResult.ok) return { ok: false, reason: "tooMany", retryAfter: attemptResult.retryAfter };
  const result = await attempt();
  if (!result) return { ok: false, reason: "wrongCode" };
  await resetLimit(database, codeLimit, accountId);
  return result;
}

async function findStep({ database, secrets, clock }: SecondFactorContext, accountId: string, code: string): Promise<number | undefined> {
  const [row] = await database.select().from(secondFactor).where(eq(secondFactor.accountId, accountId));
  if (!row) return undefined;
  const timestamp = clock.now().getTime();
  const resealed = secrets.reseal(row.secret);
  if (resealed !== undefined)
    await database
      .update(secondFactor)
      .set({ secret: resealed })
      .where(and(eq(secondFactor.accountId, accountId), eq(secondFactor.secret, row.secret)));
  return matchStep(secrets.open(row.secret), code, timestamp);
}

/** Returns the time step of a code; `undefined` if the code is wrong. */
export function matchStep(secret: string, code: string, timestamp: number): number | undefined {
  const stepOffset = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({ token: code, timestamp, window: tolerance });
  return stepOffset === null ? undefined : Math.floor(timestamp / 1000 / period) + stepOffset;
}

async function useStep(context: SecondFactorContext, accountId: string, code: string): Promise<boolean> {
  const step = await findStep(context, accountId, code);
  if (step === undefined) return false;
  const rows = await context.database
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.accountId, accountId), isNotNull(secondFactor.confirmedAt), lt(secondFactor.lastStep, step)))
    .returning({ accountId: secondFactor.accountId });
  return rows.length > 0;
}

async function useRecoveryCode(context: SecondFactorContext, sessionKey: SessionKey, code: string): Promise<boolean> {
  const hashes = context.secrets.hashes(code).map((hash) => sql`${hash}`);
  const anyHash = sql`array[${sql.join(hashes, sql`, `)}]::text[]`;
  return context.database.transaction(async (transaction) => {
    const rows = await transaction
      .update(secondFactor)
      .set({ recoveryCodes: sql`${secondFactor.recoveryCodes} - ${anyHash}` })
      .where(
        and(
          eq(secondFactor.accountId, sessionKey.accountId),
          isNotNull(secondFactor.confirmedAt),
          sql`${secondFactor.recoveryCodes} ?| ${anyHash}`,
        ),
      )
      .returning({ accountId: secondFactor.accountId });
    if (rows.length > 0)
      await recordAuditEntry(asStaff(context, sessionKey), transaction, {
        action: "recoveryCode.used",
        subject: `staff/${sessionKey.accountId}`,
      });
    return rows.length > 0;
  });
}

/** Replaces the session token, so that an earlier stolen token does not get the new rights. */
export async function markProven(
  { database, clock }: Pick<Context, "clock"> & { database: Transaction },
  { sessionId }: Pick<SessionKey, "sessionId">,
): Promise<string> {
  const now = clock.now();
  const token = createSessionToken();
  await database
    .update(accountSession)
    .set({ token, provenAt: now, staffSeenAt: now, staffSince: sql`coalesce(${accountSession.staffSince}, ${now.toISOString()})` })
    .where(eq(accountSession.id, sessionId));
  return token;
}

/** Marks a new session as proven. Its token is new too, so it needs no other one. */
export async function startStaffSession({ database, clock }: Pick<Context, "database" | "clock">, sessionId: string): Promise<void> {
  const now = clock.now();
  await database.update(accountSession).set({ provenAt: now, staffSeenAt: now, staffSince: now }).where(eq(accountSession.id, sessionId));
}

const asStaff = <Given extends Pick<Context, "actor">>(context: Given, { accountId }: Pick<SessionKey, "accountId">) => ({
  ...context,
  actor: { kind: "staff", id: accountId } as const,
});
