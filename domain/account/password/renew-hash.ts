import { and, eq, sql } from "drizzle-orm";
import { accountCredential } from "#db/account.ts";
import type { Database } from "#platform/database";
import type { Context } from "../../context.ts";
import { ofPassword } from "./own-password.ts";
import { hashPassword, isOutdated, strength, type Strength } from "./password.ts";

const rereadMs = 3_600_000;
const known = new WeakMap<Database, { readAt: number; strengths: Promise<Strength[]> }>();

/** The present strength and those of hashes that nobody has renewed by a login yet, as read within the last hour. */
export async function strengthsInUse({ database, clock }: Pick<Context, "database" | "clock">): Promise<Strength[]> {
  const now = clock.now().getTime();
  const kept = known.get(database);
  if (kept && now - kept.readAt < rereadMs) return kept.strengths;
  const strengths = readStrengths(database);
  known.set(database, { readAt: now, strengths });
  // What could not be read is read again.
  strengths.catch(() => known.delete(database));
  return strengths;
}

async function readStrengths(database: Database): Promise<Strength[]> {
  const { rows } = await database.execute<Strength>(sql`
    select distinct part[1]::int as memory, part[2]::int as passes, part[3]::int as parallelism
    from account_credential, regexp_match(password, 'm=(\\d+),t=(\\d+),p=(\\d+)') as part where part is not null`);
  return [strength, ...rows];
}

/** A password that was right just now, hashed with the present strength where that is not how it is kept. */
export async function renewHash({ database }: Pick<Context, "database">, accountId: string, password: string, kept: string): Promise<void> {
  if (!isOutdated(kept)) return;
  const renewed = await hashPassword(password);
  // Where it was changed meanwhile, the newer one stays. The password is as old as before, so links to replace it keep their worth.
  await database
    .update(accountCredential)
    .set({ password: renewed })
    .where(and(ofPassword(accountId), eq(accountCredential.password, kept)));
}
