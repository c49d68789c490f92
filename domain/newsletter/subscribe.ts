import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { newsletterSubscriber } from "#db/newsletter.ts";
import { hashMailbox, queueMail } from "#domain/mail";
import { localPath } from "#i18n/paths.ts";
import { onlyRow, type Transaction } from "#platform/database";
import { resetLimit, consumeLimit, type Limit } from "#platform/rate-limit";
import type { Context } from "../context.ts";
import { storeProof, type Origin } from "./store-proof.ts";
import type { Subscription } from "./schema.ts";
import { unsubscribePath } from "./unsubscribe-token.ts";
import { storedLanguage } from "../stored-language.ts";
import { daySeconds } from "#i18n/day.ts";

type Subscriber = typeof newsletterSubscriber.$inferSelect;

/** Limit per mailbox, reset after a confirmation or unsubscription. */
const confirmationLimit: Limit = { name: "newsletter.confirmation", limit: 1, seconds: daySeconds };

/**
 * Adds an address as pending until its owner confirms it by mail. A mailbox gets at most one such mail a day, for all
 * its aliases together. Only a confirmed address is rejected.
 */
export async function subscribe(
  context: Context,
  input: { subscription: Subscription; origin: Omit<Origin, "page"> },
): Promise<{ ok: true } | { ok: false; reason: "alreadySubscribed" }> {
  const { email, consent, page, ...details } = input.subscription;
  const origin: Origin = { ...input.origin, page };
  return context.database.transaction(async (transaction) => {
    const subscriber = await lockSubscriber(context, transaction, email, origin);
    if (subscriber.state === "confirmed") return { ok: false, reason: "alreadySubscribed" };
    await storeProof(context, transaction, { subscriberId: subscriber.id, act: "consent", version: consent, origin });
    const now = context.clock.now();
    const isPending = subscriber.state === "pending";
    // Empty fields keep their earlier values.
    const changes = { ...details, language: origin.language, state: "pending" as const, ...(!isPending && { changedAt: now }) };
    const allowance = await consumeLimit(transaction, confirmationLimit, hashMailbox(context, email), now);
    const token = allowance.ok ? randomBytes(32).toString("base64url") : undefined;
    const tokenColumns = token === undefined ? {} : { tokenHash: context.secrets.hash(tokenHashInput(token)), mailedAt: now };
    await transaction
      .update(newsletterSubscriber)
      .set({ ...changes, ...tokenColumns })
      .where(eq(newsletterSubscriber.id, subscriber.id));
    if (token !== undefined) await mailConfirmation(context, transaction, { ...subscriber, language: origin.language }, token);
    return { ok: true };
  });
}

export async function resetConfirmationLimit(context: Context, transaction: Transaction, email: string): Promise<void> {
  await resetLimit(transaction, confirmationLimit, hashMailbox(context, email));
}

/** Returns the row of an address, inserted if missing, and locks it until the transaction ends. */
export async function lockSubscriber(
  context: Context,
  transaction: Transaction,
  email: string,
  { language }: Pick<Origin, "language">,
): Promise<Subscriber> {
  const now = context.clock.now();
  await transaction
    .insert(newsletterSubscriber)
    .values({ email, state: "pending", language, createdAt: now, changedAt: now })
    .onConflictDoNothing();
  const rows = await transaction.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email)).for("update");
  return onlyRow(rows);
}

/** Text that is hashed for a confirmation token; the prefix separates it from other tokens. */
export const tokenHashInput = (token: string) => `newsletter.confirm ${token}`;

async function mailConfirmation(context: Context, transaction: Transaction, subscriber: Subscriber, token: string): Promise<void> {
  const language = storedLanguage(subscriber);
  await queueMail(context, transaction, [
    {
      name: "newsletterConfirm",
      language,
      to: subscriber.email,
      data: {
        link: `${localPath(language, "/newsletter/confirm")}?token=${token}`,
        unsubscribe: unsubscribePath(context.secrets, subscriber.id),
      },
    },
  ]);
}
