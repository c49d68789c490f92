import { isNotNull } from "drizzle-orm";
import { account } from "#db/account.ts";
import { canEdit, mayPublish, type StaffUser } from "#domain/staff";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";

type Version = { type: string; language: Language };

/** Whether a user may publish a localized version, and therefore decide about its review. */
export function canReview(user: StaffUser, { type, language }: Version): boolean {
  return user.mayPublish && canEdit(user, type, language);
}

/** Lists the ids of the users who may publish a localized version. */
export async function listReviewers(transaction: Transaction, version: Version): Promise<string[]> {
  const users = await transaction.select().from(account).where(isNotNull(account.role));
  return users.flatMap(({ id, role, editsLanguages, ...rest }) =>
    role && canReview({ id, role, languages: editsLanguages ?? [], mayPublish: mayPublish({ role, ...rest }) }, version) ? [id] : [],
  );
}
