import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiService } from "#db/open-api.ts";
import type { Context } from "../context.ts";
import type { Profile } from "./schema.ts";

/** Profile for the account page; `undefined` if the account was erased meanwhile. */
export async function readProfile({ database }: Pick<Context, "database">, accountId: string): Promise<Profile | undefined> {
  const [row] = await database
    .select({ account, activatedAt: openApiService.activatedAt })
    .from(account)
    .leftJoin(openApiService, eq(openApiService.accountId, account.id))
    .where(eq(account.id, accountId));
  if (!row) return undefined;
  const { email, username, name: nickname, phone, callingCode, country, language, createdAt } = row.account;
  return {
    email,
    username,
    nickname,
    phone: phone ?? "",
    callingCode,
    country,
    language,
    createdAt: createdAt.toISOString(),
    openApi: row.activatedAt !== null,
  };
}
