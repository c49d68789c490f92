import { and, eq, isNotNull } from "drizzle-orm";
import { createStaffRetrieveLink } from "#domain/account";
import { account } from "#db/account.ts";
import { codeMinutes } from "#domain/account/schema";
import { hashMailbox, queueMail } from "#domain/mail";
import { daySeconds, minuteMs } from "#i18n/day.ts";
import type { Language } from "#i18n/languages.ts";
import { consumeLimit, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";

const mailboxLimit: Limit = { name: "staff.passwordReset", limit: 5, seconds: daySeconds };

/**
 * Mails a link to choose a new password. Unknown addresses cost the same work, with a mail that has already expired and is
 * not sent, so that the response time does not reveal staff users.
 */
export async function requestPasswordReset(
  context: Context,
  { email, language }: { email: string; language: Language },
): Promise<{ ok: true } | { ok: false; reason: "tooMany"; retryAfter: number }> {
  const { database, clock } = context;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const allowance = await consumeLimit(transaction, mailboxLimit, hashMailbox(context, email), now);
    if (!allowance.ok) return { ok: false, reason: "tooMany", retryAfter: allowance.retryAfter };
    const [owner] = await transaction
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.email, email), isNotNull(account.role)));
    const validUntil = new Date(now.getTime() + (owner ? codeMinutes * minuteMs : 0)).toISOString();
    const link = createStaffRetrieveLink(context, email);
    await queueMail(context, transaction, [{ name: "staffPassword", language, to: email, validUntil, data: { link } }]);
    return { ok: true };
  });
}
