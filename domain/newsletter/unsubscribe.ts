import { and, desc, eq } from "drizzle-orm";
import { newsletterDelivery, newsletterSubscriber } from "#db/newsletter.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { readConsentVersion } from "./confirm-subscription.ts";
import { storeProof, type Origin } from "./store-proof.ts";
import { resetConfirmationLimit } from "./subscribe.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";
import { storedLanguage } from "../stored-language.ts";

type Subscriber = typeof newsletterSubscriber.$inferSelect;

/** Unsubscribes an address, confirmed or not. Repeated calls succeed. */
export async function unsubscribe(
  context: Context,
  input: { token: string; origin: Omit<Origin, "language"> },
): Promise<{ ok: true } | { ok: false; reason: "linkExpired" }> {
  const subscriberId = readUnsubscribeToken(context.secrets, input.token);
  if (subscriberId === undefined) return { ok: false, reason: "linkExpired" };
  await context.database.transaction(async (transaction) => {
    const [subscriber] = await transaction
      .select()
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.id, subscriberId))
      .for("update");
    // A missing row was erased, so there is nothing to unsubscribe.
    if (subscriber) await endSubscription(context, transaction, subscriber, { ...input.origin, language: storedLanguage(subscriber) });
  });
  return { ok: true };
}

export async function readTokenLanguage(
  { database, secrets }: Pick<Context, "database" | "secrets">,
  token: string,
): Promise<Language | undefined> {
  const subscriberId = readUnsubscribeToken(secrets, token);
  if (subscriberId === undefined) return undefined;
  const [subscriber] = await database
    .select({ language: newsletterSubscriber.language })
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.id, subscriberId));
  return subscriber && storedLanguage(subscriber);
}

/** Ends the subscription and invalidates a pending confirmation mail. */
export async function endSubscription(
  context: Context,
  transaction: Transaction,
  { id, email, state }: Subscriber,
  origin: Origin,
): Promise<void> {
  if (state === "unsubscribed") return;
  await storeProof(context, transaction, {
    subscriberId: id,
    act: "withdrawal",
    version: await readConsentVersion(transaction, id),
    origin,
  });
  await transaction
    .update(newsletterSubscriber)
    .set({ state: "unsubscribed", tokenHash: null, mailedAt: null, changedAt: context.clock.now() })
    .where(eq(newsletterSubscriber.id, id));
  await transaction
    .update(newsletterDelivery)
    .set({ leftAt: context.clock.now() })
    .where(eq(newsletterDelivery.id, selectLastDelivery(transaction, id)));
  await resetConfirmationLimit(context, transaction, email);
}

/** Selects the last sent delivery, which the statistics count as the cause of the unsubscription. */
function selectLastDelivery(transaction: Transaction, subscriberId: string) {
  const { id, state, changedAt } = newsletterDelivery;
  return transaction
    .select({ id })
    .from(newsletterDelivery)
    .where(and(eq(newsletterDelivery.subscriberId, subscriberId), eq(state, "sent")))
    .orderBy(desc(changedAt))
    .limit(1);
}
