import { eq } from "drizzle-orm";
import { newsletterSubscriber } from "#db/newsletter.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { admit } from "./confirm.ts";
import { keepProof, type Origin } from "./proof.ts";
import { consentVersion } from "./schema.ts";
import { subscriberWith } from "./subscribe.ts";
import { release } from "./unsubscribe.ts";

/**
 * What somebody signed in wants for the address of their account. The account's code has proven the mailbox, so that
 * there is nothing to confirm; the consent is kept as for everybody.
 *
 * @param transaction the caller's: the choice stands or falls with what else it does
 */
export async function setNewsletterChoice(
  context: Context,
  transaction: Transaction,
  choice: { email: string; subscribe: boolean; name?: string; country?: string; origin: Origin },
): Promise<void> {
  const { email, subscribe, name, country, origin } = choice;
  if (!subscribe) {
    const [known] = await transaction.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email)).for("update");
    if (known) await release(context, transaction, known, origin);
    return;
  }
  const subscriber = await subscriberWith(context, transaction, email, origin);
  if (subscriber.state === "confirmed") return;
  await keepProof(context, transaction, { subscriberId: subscriber.id, act: "account", version: consentVersion, origin });
  await transaction
    .update(newsletterSubscriber)
    .set({ name, country, language: origin.language, tokenHash: null, mailedAt: null })
    .where(eq(newsletterSubscriber.id, subscriber.id));
  await admit(context, transaction, { ...subscriber, language: origin.language });
}

/** Whether an address gets the newsletter. */
export async function readNewsletterChoice(context: Pick<Context, "database">, input: { email: string }): Promise<boolean> {
  const [known] = await context.database
    .select({ state: newsletterSubscriber.state })
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.email, input.email));
  return known?.state === "confirmed";
}
