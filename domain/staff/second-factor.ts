import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { newSessionToken } from "#domain/account";
import { recordAct } from "#domain/audit";
import { account, accountSession } from "#db/account.ts";
import { secondFactor } from "#db/staff.ts";
import { takeTry, forget, type BackOff } from "#platform/rate-limit";
import type { Context } from "../context.ts";

const issuer = "eCactus";
const recoveryCodes = 10;
const period = 30;
/** Steps before and after the present one: clocks of phones differ. */
const tolerance = 1;
const tries: BackOff = { name: "staff.secondFactor", free: 5, firstPause: 60, longestPause: 3600, memory: 24 * 3600 };

type Base = Pick<Context, "actor" | "database" | "clock" | "secrets">;
type Own = { accountId: string; sessionId: string };
type Refused = { ok: false; reason: "wrongCode" } | { ok: false; reason: "tooMany"; retryAfter: number };

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

/** A new secret for an app that makes codes; what was begun before counts no more. Nothing where one is set up already. */
export async function beginSecondFactor(
  { database, secrets }: Base,
  accountId: string,
): Promise<{ ok: true; address: string; secret: string } | { ok: false; reason: "secondFactorSetUp" }> {
  const [owner] = await database.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  const secret = new Secret({ size: 20 });
  const begun = { secret: secrets.seal(secret.base32), recoveryCodes: [] };
  const rows = await database
    .insert(secondFactor)
    .values({ accountId, ...begun })
    .onConflictDoUpdate({ target: secondFactor.accountId, set: begun, setWhere: isNull(secondFactor.confirmedAt) })
    .returning({ accountId: secondFactor.accountId });
  if (rows.length === 0) return { ok: false, reason: "secondFactorSetUp" };
  const address = new TOTP({ issuer, label: owner?.email ?? "", secret, period }).toString();
  return { ok: true, address, secret: secret.base32 };
}

/**
 * Sets it up with its first code, which proves it in this session too. The recovery codes are shown this once. `token` is
 * the session's from now on.
 */
export async function confirmSecondFactor(
  context: Base,
  { code, ...own }: Own & { code: string },
): Promise<{ ok: true; recoveryCodes: string[]; token: string } | Refused> {
  const codes = Array.from({ length: recoveryCodes }, () => new Secret({ size: 10 }).base32.toLowerCase());
  return guarded(context, own, async () => {
    const step = await rightStep(context, own.accountId, code);
    if (step === undefined) return undefined;
    return context.database.transaction(async (transaction) => {
      const rows = await transaction
        .update(secondFactor)
        .set({ confirmedAt: context.clock.now(), lastStep: step, recoveryCodes: codes.map((each) => context.secrets.hash(each)) })
        .where(and(eq(secondFactor.accountId, own.accountId), isNull(secondFactor.confirmedAt)))
        .returning({ accountId: secondFactor.accountId });
      if (rows.length === 0) return undefined;
      const token = await markProven({ ...context, database: transaction }, own);
      await recordAct(asStaff(context, own), transaction, { action: "secondFactor.setUp", subject: `staff/${own.accountId}` });
      return { ok: true, recoveryCodes: codes, token };
    });
  });
}

/**
 * Shows the second factor in a session: a code of the app, or one for a lost device. Each is good once. `token` is the
 * session's from now on.
 */
export async function proveSecondFactor(
  context: Base,
  { code, ...own }: Own & { code: string },
): Promise<{ ok: true; token: string } | Refused> {
  return guarded(context, own, async () => {
    const isRight = code.length === 6 ? await useStep(context, own.accountId, code) : await useRecoveryCode(context, own, code);
    if (!isRight) return undefined;
    return { ok: true, token: await markProven(context, own) };
  });
}

/** Wrong codes are counted before they are looked at, so that of many at once no more are than may be. */
async function guarded<Right>(
  { database, clock }: Base,
  { accountId }: Own,
  attempt: () => Promise<Right | undefined>,
): Promise<Right | Refused> {
  const taken = await takeTry(database, tries, accountId, clock.now());
  if (!taken.ok) return { ok: false, reason: "tooMany", retryAfter: taken.retryAfter };
  const right = await attempt();
  if (!right) return { ok: false, reason: "wrongCode" };
  await forget(database, tries, accountId);
  return right;
}

async function rightStep({ database, secrets, clock }: Base, accountId: string, code: string): Promise<number | undefined> {
  const [row] = await database.select().from(secondFactor).where(eq(secondFactor.accountId, accountId));
  if (!row) return undefined;
  const timestamp = clock.now().getTime();
  const resealed = secrets.reseal(row.secret);
  if (resealed !== undefined)
    await database
      .update(secondFactor)
      .set({ secret: resealed })
      .where(and(eq(secondFactor.accountId, accountId), eq(secondFactor.secret, row.secret)));
  const away = new TOTP({ secret: Secret.fromBase32(secrets.open(row.secret)), period }).validate({
    token: code,
    timestamp,
    window: tolerance,
  });
  return away === null ? undefined : Math.floor(timestamp / 1000 / period) + away;
}

async function useStep(context: Base, accountId: string, code: string): Promise<boolean> {
  const step = await rightStep(context, accountId, code);
  if (step === undefined) return false;
  const rows = await context.database
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.accountId, accountId), isNotNull(secondFactor.confirmedAt), lt(secondFactor.lastStep, step)))
    .returning({ accountId: secondFactor.accountId });
  return rows.length > 0;
}

async function useRecoveryCode(context: Base, own: Own, code: string): Promise<boolean> {
  const hashes = context.secrets.hashes(code).map((hash) => sql`${hash}`);
  const anyHash = sql`array[${sql.join(hashes, sql`, `)}]::text[]`;
  return context.database.transaction(async (transaction) => {
    const rows = await transaction
      .update(secondFactor)
      .set({ recoveryCodes: sql`${secondFactor.recoveryCodes} - ${anyHash}` })
      .where(
        and(
          eq(secondFactor.accountId, own.accountId),
          isNotNull(secondFactor.confirmedAt),
          sql`${secondFactor.recoveryCodes} ?| ${anyHash}`,
        ),
      )
      .returning({ accountId: secondFactor.accountId });
    if (rows.length > 0)
      await recordAct(asStaff(context, own), transaction, { action: "recoveryCode.used", subject: `staff/${own.accountId}` });
    return rows.length > 0;
  });
}

/** The session gets more rights with a new token: whoever knew the one from before the proof has nothing. */
async function markProven(
  { database, clock }: Pick<Context, "clock"> & { database: Parameters<typeof takeTry>[0] },
  { sessionId }: Own,
): Promise<string> {
  const now = clock.now();
  const token = newSessionToken();
  await database
    .update(accountSession)
    .set({ token, provenAt: now, staffSeenAt: now, staffSince: sql`coalesce(${accountSession.staffSince}, ${now.toISOString()})` })
    .where(eq(accountSession.id, sessionId));
  return token;
}

const asStaff = (context: Base, { accountId }: Own): Base => ({ ...context, actor: { kind: "staff", id: accountId } });
