import { and, eq, isNotNull } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { account } from "#db/account.ts";
import { secondFactor } from "#db/staff.ts";
import type { StaffContext } from "../context.ts";
import { mailSignInChange } from "./mail-sign-in-change.ts";
import { createRecoveryCodes, createSetup, matchStep, withinLimit, type CodeRejection, type SessionKey } from "./second-factor.ts";

/** Stores the secret of another authenticator app. The current app stays valid until the first code of the new one. */
export async function beginRenewal(context: StaffContext): Promise<{ address: string; secret: string }> {
  const { database, secrets, actor } = context;
  const [owner] = await database.select({ email: account.email }).from(account).where(eq(account.id, actor.id));
  const setup = createSetup(owner?.email ?? "");
  await database
    .update(secondFactor)
    .set({ nextSecret: secrets.seal(setup.secret) })
    .where(isConfirmed(actor.id));
  return setup;
}

/** Replaces the authenticator app and the recovery codes. */
export async function confirmRenewal(
  context: StaffContext,
  { code, sessionId }: { code: string } & Pick<SessionKey, "sessionId">,
): Promise<{ ok: true; recoveryCodes: string[] } | CodeRejection> {
  const { database, secrets, clock, actor } = context;
  return withinLimit(context, { accountId: actor.id, sessionId }, () =>
    database.transaction(async (transaction) => {
      const [row] = await transaction.select().from(secondFactor).where(isConfirmed(actor.id)).for("update");
      if (!row?.nextSecret) return undefined;
      const step = matchStep(secrets.open(row.nextSecret), code, clock.now().getTime());
      if (step === undefined) return undefined;
      const { recoveryCodes, hashes } = hashedCodes(context);
      await transaction
        .update(secondFactor)
        .set({ secret: row.nextSecret, nextSecret: null, confirmedAt: clock.now(), lastStep: step, recoveryCodes: hashes })
        .where(eq(secondFactor.accountId, actor.id));
      await mailSignInChange(context, transaction, "secondFactorRenewed");
      await recordAuditEntry(context, transaction, { action: "secondFactor.renewed", subject: `staff/${actor.id}` });
      return { ok: true as const, recoveryCodes };
    }),
  );
}

/** Replaces the recovery codes; they are returned only here. */
export async function renewRecoveryCodes(context: StaffContext): Promise<string[]> {
  const { database, actor } = context;
  const { recoveryCodes, hashes } = hashedCodes(context);
  await database.transaction(async (transaction) => {
    await transaction.update(secondFactor).set({ recoveryCodes: hashes }).where(isConfirmed(actor.id));
    await mailSignInChange(context, transaction, "recoveryCodesRenewed");
    await recordAuditEntry(context, transaction, { action: "recoveryCodes.renewed", subject: `staff/${actor.id}` });
  });
  return recoveryCodes;
}

function hashedCodes({ secrets }: Pick<StaffContext, "secrets">): { recoveryCodes: string[]; hashes: string[] } {
  const recoveryCodes = createRecoveryCodes();
  return { recoveryCodes, hashes: recoveryCodes.map((code) => secrets.hash(code)) };
}

const isConfirmed = (accountId: string) => and(eq(secondFactor.accountId, accountId), isNotNull(secondFactor.confirmedAt));
