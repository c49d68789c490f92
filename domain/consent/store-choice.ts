import { randomUUID } from "node:crypto";
import { lt } from "drizzle-orm";
import { consentChoice } from "#db/consent.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { ConsentFields } from "./fields.ts";
import { selectCategories, consentVersion, type Choice } from "./schema.ts";
import { dayMs } from "#i18n/day.ts";

type Input = {
  fields: ConsentFields;
  language: Language;
  /** Previous choice, whose id is kept. */
  before: Choice | undefined;
};

/** Stores the proof of a choice and returns the choice for the cookie. */
export async function storeConsentChoice(
  { database, clock }: Pick<Context, "database" | "clock">,
  { fields, language, before }: Input,
): Promise<Choice> {
  const { choice, page, ...ticked } = fields;
  const storedChoice = { categories: selectCategories(choice, ticked), at: clock.now(), id: before?.id ?? randomUUID() };
  await database.insert(consentChoice).values({
    consentId: storedChoice.id,
    version: consentVersion,
    categories: storedChoice.categories,
    language,
    page,
    at: storedChoice.at,
  });
  return storedChoice;
}

/** Retention of the proof: three years. */
const proofDays = 3 * 365;

export async function deleteExpiredChoices({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  await database.delete(consentChoice).where(lt(consentChoice.at, new Date(clock.now().getTime() - proofDays * dayMs)));
}
