import { accountCredential } from "#db/account.ts";
import { minuteMs } from "#i18n/day.ts";
import type { Context } from "../../context.ts";
import { codeMinutes } from "../schema.ts";
import { isPasswordOf } from "./own-password.ts";
import { verifyPassword } from "./password.ts";

/**
 * Whether an account got this password within the last ten minutes. Then the form was submitted twice, e.g. because the
 * first response was lost, and must succeed again.
 */
export async function isRecentPassword(
  { database, clock }: Pick<Context, "database" | "clock">,
  accountId: string,
  password: string,
): Promise<boolean> {
  const { password: hash, updatedAt } = accountCredential;
  const [credential] = await database.select({ hash, updatedAt }).from(accountCredential).where(isPasswordOf(accountId));
  if (!credential || clock.now().getTime() - credential.updatedAt.getTime() >= codeMinutes * minuteMs) return false;
  return verifyPassword(password, credential.hash);
}
