import { eq } from "drizzle-orm";
import { account } from "#db/schema.ts";
import { queueMail } from "#domain/mail";
import type { Context } from "../context.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { tryCode, useCode, type CodeFor } from "./email-code.ts";
import { passwordChangedMail } from "./mails.ts";
import { endSessions, replacePassword } from "./own-password.ts";
import { hashPassword } from "./password.ts";

type Input = { form: { email: string; code: string; password: string }; sessionId?: string };
type Refused = { ok: false; reason: "passwordFormat" | "wrongEmailOrCode" | "accountUnknown" };

/** A new password for whoever proved the mailbox; every session of the account ends but the one it is asked from. */
export async function retrievePassword(context: Context, { form, sessionId }: Input): Promise<{ ok: true } | Refused> {
  const { email, code } = form;
  // Before the code, which stays good for a better password.
  if (await isCommonPassword(form.password)) return { ok: false, reason: "passwordFormat" };
  const mailbox: CodeFor = { purpose: "retrieve", email };
  if ((await tryCode(context, mailbox, code)) !== "right") return { ok: false, reason: "wrongEmailOrCode" };
  const [found] = await context.database.select().from(account).where(eq(account.email, email));
  if (!found) return { ok: false, reason: "accountUnknown" };
  const password = await hashPassword(form.password);
  return context.database.transaction(async (transaction) => {
    if (!(await useCode(context, transaction, mailbox, code))) return { ok: false, reason: "wrongEmailOrCode" };
    await replacePassword(transaction, found.id, password, context.clock.now());
    await endSessions(transaction, found.id, sessionId);
    await queueMail(context, transaction, [passwordChangedMail(found)]);
    return { ok: true };
  });
}
