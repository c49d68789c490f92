import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { queueMail, type OutgoingMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import type { StaffContext } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";

type SignInChange = Extract<OutgoingMail["name"], "passkeyAdded" | "secondFactorRenewed" | "recoveryCodesRenewed">;

/** Tells the owner of a staff account about a new way to sign in, which a thief of the session might have added. */
export async function mailSignInChange(
  context: StaffContext,
  transaction: Transaction,
  change: SignInChange,
  values: Record<string, string> = {},
): Promise<void> {
  const [owner] = await transaction.select().from(account).where(eq(account.id, context.actor.id));
  if (!owner) return;
  const data = { values: { name: owner.name, ...values }, link: "/admin#/account" };
  await queueMail(context, transaction, [{ name: change, language: storedLanguage(owner), to: owner.email, data }]);
}
