import { randomUUID } from "node:crypto";
import { lt } from "drizzle-orm";
import { consentChoice } from "#db/consent.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { ConsentFields } from "./fields.ts";
import { chosen, consentVersion, type Choice } from "./schema.ts";
import { dayMs } from "#i18n/day.ts";

type Input = {
  fields: ConsentFields;
  language: Language;
  /** The choice before, so that all choices of one visitor have one id. */
  before: Choice | undefined;
};

/** Keeps the proof of a choice, and gives the choice as the visitor's cookie is to hold it. */
export async function keepChoice(
  { database, clock }: Pick<Context, "database" | "clock">,
  { fields, language, before }: Input,
): Promise<Choice> {
  const { choice, page, ...ticked } = fields;
  const kept = { categories: chosen(choice, ticked), at: clock.now(), id: before?.id ?? randomUUID() };
  await database
    .insert(consentChoice)
    .values({ consentId: kept.id, version: consentVersion, categories: kept.categories, language, page, at: kept.at });
  return kept;
}

/** A proof serves as long as somebody may ask for it: three years after the choice. */
const proofDays = 3 * 365;

export async function sweepChoices({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  await database.delete(consentChoice).where(lt(consentChoice.at, new Date(clock.now().getTime() - proofDays * dayMs)));
}
