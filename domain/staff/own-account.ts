import { eq, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { secondFactor } from "#db/staff.ts";
import type { StaffContext } from "../context.ts";
import { storedLanguage } from "../stored-language.ts";
import { listPasskeys } from "./passkeys.ts";
import type { OwnAccount, OwnProfile } from "./schema.ts";

/** Account of the signed-in staff user; `undefined` if it was erased meanwhile. */
export async function readOwnAccount(context: StaffContext): Promise<OwnAccount | undefined> {
  const { database, actor } = context;
  const [row] = await database
    .select({
      name: account.name,
      email: account.email,
      language: account.language,
      recoveryCodes: sql<number>`coalesce(jsonb_array_length(${secondFactor.recoveryCodes}), 0)`,
    })
    .from(account)
    .leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .where(eq(account.id, actor.id));
  return row && { ...row, language: storedLanguage(row), passkeys: await listPasskeys(context, actor.id) };
}

/** Changes the name that colleagues see, and the language of mails. */
export async function changeOwnProfile({ database, clock, actor }: StaffContext, profile: OwnProfile): Promise<void> {
  await database
    .update(account)
    .set({ ...profile, updatedAt: clock.now() })
    .where(eq(account.id, actor.id));
}
