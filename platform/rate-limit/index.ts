import { sql } from "drizzle-orm";
import { onlyRow, type Transaction } from "#platform/database";

export { secondsUntilAttempt, consumeAttempt, type BackOff } from "./back-off.ts";
export { createRateLimiter } from "./rate-limiter.ts";

/** Fixed window: at most `limit` calls within `seconds` of the first call. */
export type Limit = { name: string; limit: number; seconds: number };

/** `left`: remaining calls after this one. `retryAfter`: whole seconds, at least 1. */
export type Allowance = { ok: true; left: number } | { ok: false; retryAfter: number };

/**
 * Counts one more call of `limit.name` by `who` and returns whether it is allowed. Counts in the database, so that the limit holds
 * across instances, and in one statement, so that no simultaneous call is lost.
 */
export async function consumeLimit(database: Transaction, limit: Limit, who: string, now: Date): Promise<Allowance> {
  const { allowance } = await consumeLimitWithReset(database, limit, who, now);
  return allowance;
}

export async function consumeLimitWithReset(
  database: Transaction,
  { name, limit, seconds }: Limit,
  who: string,
  now: Date,
): Promise<{ allowance: Allowance; secondsLeft: number }> {
  const end = new Date(now.getTime() + seconds * 1000).toISOString();
  const moment = now.toISOString();
  const { rows } = await database.execute<{ used: number; seconds_left: number }>(sql`
    insert into rate_limit as known (name, who, used, ends_at) values (${name}, ${who}, 1, ${end})
    on conflict (name, who) do update set
      used = case when known.ends_at <= ${moment} then 1 else least(known.used + 1, ${limit + 1}) end,
      ends_at = case when known.ends_at <= ${moment} then excluded.ends_at else known.ends_at end
    returning used, extract(epoch from ends_at - ${moment}::timestamptz)::float8 as seconds_left`);
  const row = onlyRow(rows);
  return { allowance: allowanceOf(row, limit), secondsLeft: Math.max(0, Math.ceil(row.seconds_left)) };
}

/** Returns the whole seconds until one more call is allowed, without counting one; 0 if now. */
export async function secondsUntilFree(database: Transaction, { name, limit }: Limit, who: string, now: Date): Promise<number> {
  const { rows } = await database.execute<{ seconds: number }>(sql`
    select extract(epoch from ends_at - ${now.toISOString()}::timestamptz)::float8 as seconds
    from rate_limit where name = ${name} and who = ${who} and used >= ${limit}`);
  return Math.max(0, Math.ceil(rows[0]?.seconds ?? 0));
}

/** Refunds one call, because the counted action did not happen. */
export async function refundLimit(database: Transaction, { name }: Pick<Limit, "name">, who: string): Promise<void> {
  await database.execute(sql`update rate_limit set used = greatest(used - 1, 0) where name = ${name} and who = ${who}`);
}

export async function resetLimit(database: Transaction, { name }: Pick<Limit, "name">, who: string): Promise<void> {
  await database.execute(sql`delete from rate_limit where name = ${name} and who = ${who}`);
}

export async function deleteExpiredLimits(database: Transaction, now: Date): Promise<void> {
  await database.execute(sql`delete from rate_limit where ends_at <= ${now.toISOString()}`);
}

function allowanceOf({ used, seconds_left: secondsLeft }: { used: number; seconds_left: number }, limit: number): Allowance {
  return used <= limit ? { ok: true, left: limit - used } : { ok: false, retryAfter: Math.max(1, Math.ceil(secondsLeft)) };
}
