import { and, eq, sql } from "drizzle-orm";
import { accountCredential } from "#db/account.ts";
import type { Database } from "#platform/database";
import type { Context } from "../../context.ts";
import { isPasswordOf } from "./own-password.ts";
import { hashPassword, needsRehash, hashParameters, type HashParameters } from "./password.ts";

const rereadMs = 3_600_000;
const cache = new WeakMap<Database, { readAt: number; parameterSets: Promise<HashParameters[]> }>();

/** Returns the current parameters and those of older hashes that no login has replaced yet; cached for an hour. */
export async function readParametersInUse({ database, clock }: Pick<Context, "database" | "clock">): Promise<HashParameters[]> {
  const now = clock.now().getTime();
  const cached = cache.get(database);
  if (cached && now - cached.readAt < rereadMs) return cached.parameterSets;
  const parameterSets = queryParameters(database);
  cache.set(database, { readAt: now, parameterSets });
  // Do not cache a failed query.
  parameterSets.catch(() => cache.delete(database));
  return parameterSets;
}

async function queryParameters(database: Database): Promise<HashParameters[]> {
  const { rows } = await database.execute<HashParameters>(sql`
    select distinct part[1]::int as memory, part[2]::int as passes, part[3]::int as parallelism
    from account_credential, regexp_match(password, 'm=(\\d+),t=(\\d+),p=(\\d+)') as part where part is not null`);
  return [hashParameters, ...rows];
}

/** Rehashes a correct password if its hash has outdated parameters. */
export async function rehashPassword(
  { database }: Pick<Context, "database">,
  accountId: string,
  password: string,
  hash: string,
): Promise<void> {
  if (!needsRehash(hash)) return;
  const renewedHash = await hashPassword(password);
  // Do not overwrite a password changed meanwhile. `updatedAt` stays, because retrieval links depend on it.
  await database
    .update(accountCredential)
    .set({ password: renewedHash })
    .where(and(isPasswordOf(accountId), eq(accountCredential.password, hash)));
}
