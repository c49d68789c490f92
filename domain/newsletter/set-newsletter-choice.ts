import { eq } from "drizzle-orm";
import { newsletterSubscriber } from "#db/newsletter.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { confirmSubscriber } from "./confirm-subscription.ts";
import { storeProof, type Origin } from "./store-proof.ts";
import { consentVersion } from "./schema.ts";
import { lockSubscriber } from "./subscribe.ts";
import { endSubscription } from "./unsubscribe.ts";

/**
 * Subscribes or unsubscribes the address of an account within the caller's transaction. Needs no confirmation, because
 * the account has proven its mailbox; stores the proof of consent.
 */
export async function setNewsletterChoice(
  context: Context,
  transaction: Transaction,
  choice: { email: string; subscribe: boolean; name?: string; country?: string; origin: Origin },
): Promise<void> {
  const { email, subscribe, name, country, origin } = choice;
  if (!subscribe) {
    const [subscriber] = await transaction.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email)).for("update");
    if (subscriber) await endSubscription(context, transaction, subscriber, origin);
    return;
  }
  const subscriber = await lockSubscriber(context, transaction, email, origin);
  if (subscriber.state === "confirmed") return;
  await storeProof(context, transaction, { subscriberId: subscriber.id, act: "account", version: consentVersion, origin });
  await transaction
    .update(newsletterSubscriber)
    .set({ name, country, language: origin.language, tokenHash: null, mailedAt: null })
    .where(eq(newsletterSubscriber.id, subscriber.id));
  await confirmSubscriber(context, transaction, { ...subscriber, language: origin.language });
}

export async function readNewsletterChoice(context: Pick<Context, "database">, input: { email: string }): Promise<boolean> {
  const [subscriber] = await context.database
    .select({ state: newsletterSubscriber.state })
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.email, input.email));
  return subscriber?.state === "confirmed";
}
