import { and, eq, ne, or, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import type { Context } from "../context.ts";
import { codeOf, constraintOf } from "#platform/failures";

export type TakenFieldErrors = { email?: "emailRegistered"; username?: "usernameTaken"; phone?: "phoneRegistered" };

const errorsByIndex: Record<string, TakenFieldErrors> = {
  account_email: { email: "emailRegistered" },
  account_username: { username: "usernameTaken" },
  account_phone: { phone: "phoneRegistered" },
};

type UniqueFields = { email: string; username: string; phone: string };

/** Returns an error for each value that another account has; `undefined` if all are free. */
export async function findTakenFields(
  { database }: Pick<Context, "database">,
  names: Partial<UniqueFields>,
  except?: string,
): Promise<TakenFieldErrors | undefined> {
  const { email, username, phone } = names;
  const isUsername = username === undefined ? undefined : sql`lower(${account.username}) = ${username.toLowerCase()}`;
  const matchesAny = or(
    email === undefined ? undefined : eq(account.email, email),
    isUsername,
    phone === undefined ? undefined : eq(account.phone, phone),
  );
  const rows = await database
    .select({ email: account.email, username: account.username, phone: account.phone })
    .from(account)
    .where(and(matchesAny, except === undefined ? undefined : ne(account.id, except)));
  const reasons: TakenFieldErrors = {};
  for (const row of rows) {
    if (row.email === email) reasons.email = "emailRegistered";
    if (row.username.toLowerCase() === username?.toLowerCase()) reasons.username = "usernameTaken";
    if (row.phone === phone) reasons.phone = "phoneRegistered";
  }
  return Object.keys(reasons).length > 0 ? reasons : undefined;
}

/** Converts the database error of a unique index into the error of its field. */
export function readTakenFields(error: unknown): TakenFieldErrors | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return codeOf(cause) === "23505" ? errorsByIndex[constraintOf(cause) ?? ""] : undefined;
}
