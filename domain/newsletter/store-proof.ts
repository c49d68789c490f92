import { newsletterProof, newsletterText } from "#db/newsletter.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { consentTexts, type ConsentVersion } from "./schema.ts";

export type Origin = { language: Language; page?: string; address: string };

type ProofAct = (typeof newsletterProof.$inferInsert)["act"];

/** Stores a proof of consent, confirmation or withdrawal, and the consent text as it was shown. */
export async function storeProof(
  context: Context,
  transaction: Transaction,
  proof: { subscriberId: string; act: ProofAct; version: ConsentVersion; origin: Origin },
): Promise<void> {
  const { subscriberId, act, version, origin } = proof;
  const { language, page, address } = origin;
  const at = context.clock.now();
  await transaction
    .insert(newsletterText)
    .values({ version, language, text: consentTexts[version][language], firstAt: at })
    .onConflictDoNothing();
  const addressHash = context.secrets.hash(`newsletter.address ${address}`);
  await transaction.insert(newsletterProof).values({ subscriberId, act, textVersion: version, language, page, addressHash, at });
}
