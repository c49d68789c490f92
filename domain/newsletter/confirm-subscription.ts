import { eq, inArray } from "drizzle-orm";
import { newsletterProof, newsletterSubscriber } from "#db/newsletter.ts";
import { queueMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { storeProof, type Origin } from "./store-proof.ts";
import { consentVersion, isConsentVersion, type ConsentVersion } from "./schema.ts";
import { resetConfirmationLimit, tokenHashInput } from "./subscribe.ts";
import { unsubscribePath } from "./unsubscribe-token.ts";
import { storedLanguage } from "../stored-language.ts";
import { dayMs } from "#i18n/day.ts";

export const confirmWithinDays = 7;

type Subscriber = typeof newsletterSubscriber.$inferSelect;

/** Confirms a subscription with the mailed token. Repeated confirmations succeed. */
export async function confirmSubscription(
  context: Context,
  input: { token: string; origin: Origin },
): Promise<{ ok: true } | { ok: false; reason: "linkExpired" }> {
  return context.database.transaction(async (transaction) => {
    const [subscriber] = await transaction
      .select()
      .from(newsletterSubscriber)
      .where(inArray(newsletterSubscriber.tokenHash, context.secrets.hashes(tokenHashInput(input.token))))
      .for("update");
    const age = context.clock.now().getTime() - (subscriber?.mailedAt?.getTime() ?? 0);
    if (!subscriber || age > confirmWithinDays * dayMs) return { ok: false, reason: "linkExpired" };
    if (subscriber.state === "confirmed") return { ok: true };
    const version = await readConsentVersion(transaction, subscriber.id);
    await storeProof(context, transaction, { subscriberId: subscriber.id, act: "confirmation", version, origin: input.origin });
    await confirmSubscriber(context, transaction, subscriber);
    return { ok: true };
  });
}

/** Marks an address as confirmed and mails a confirmation with an unsubscribe link. */
export async function confirmSubscriber(
  context: Context,
  transaction: Transaction,
  subscriber: Pick<Subscriber, "id" | "email" | "language">,
): Promise<void> {
  const { id, email } = subscriber;
  await transaction
    .update(newsletterSubscriber)
    .set({ state: "confirmed", changedAt: context.clock.now() })
    .where(eq(newsletterSubscriber.id, id));
  await resetConfirmationLimit(context, transaction, email);
  await queueMail(context, transaction, [
    {
      name: "newsletterConfirmed",
      language: storedLanguage(subscriber),
      to: email,
      data: { unsubscribe: unsubscribePath(context.secrets, id) },
    },
  ]);
}

/** Returns the version of the consent text that the subscriber agreed to last. */
export async function readConsentVersion(transaction: Transaction, subscriberId: string): Promise<ConsentVersion> {
  const acts = await transaction
    .select({ act: newsletterProof.act, version: newsletterProof.textVersion })
    .from(newsletterProof)
    .where(eq(newsletterProof.subscriberId, subscriberId))
    .orderBy(newsletterProof.at);
  const version = acts.findLast(({ act }) => act === "consent" || act === "account")?.version ?? consentVersion;
  if (!isConsentVersion(version)) throw new Error(`Unknown version of the consent text: ${version}`);
  return version;
}
