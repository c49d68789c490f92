import { and, eq, sql } from "drizzle-orm";
import { accountCredential } from "#db/account.ts";
import type { Database } from "#platform/database";
import type { Context } from "../../context.ts";
import { ofPassword } from "./own-password.ts";
import { hashPassword, isOutdated, strength, type Strength } from "./password.ts";

const rereadMs = 3_600_000;
const cache = new WeakMap<Database, { readAt: number; strengths: Promise<Strength[]> }>();

/** Returns the current parameters and those of older hashes that no login has replaced yet; cached for an hour. */
export async function strengthsInUse({ database, clock }: Pick<Context, "database" | "clock">): Promise<Strength[]> {
  const now = clock.now().getTime();
  const cached = cache.get(database);
  if (cached && now - cached.readAt < rereadMs) return cached.strengths;
  const strengths = readStrengths(database);
  cache.set(database, { readAt: now, strengths });
  // Do not cache a failed query.
  strengths.catch(() => cache.delete(database));
  return strengths;
}

async function readStrengths(database: Database): Promise<Strength[]> {
  const { rows } = await database.execute<Strength>(sql`
    select distinct part[1]::int as memory, part[2]::int as passes, part[3]::int as parallelism
    from account_credential, regexp_match(password, 'm=(\\d+),t=(\\d+),p=(\\d+)') as part where part is not null`);
  return [strength, ...rows];
}

/** Rehashes a correct password if its hash has outdated parameters. */
export async function renewHash({ database }: Pick<Context, "database">, accountId: string, password: string, hash: string): Promise<void> {
  if (!isOutdated(hash)) return;
  const renewedHash = await hashPassword(password);
  // Do not overwrite a password changed meanwhile. `updatedAt` stays, because retrieval links depend on it.
  await database
    .update(accountCredential)
    .set({ password: renewedHash })
    .where(and(ofPassword(accountId), eq(accountCredential.password, hash)));
}
