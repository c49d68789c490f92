import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "#platform/database";

/**
 * Rate limit with exponential back-off: `free` tries at any time, then one try per pause. The pause since the last try doubles from
 * `firstPause` to `longestPause`; all tries expire `memory` after the last. All times in seconds.
 */
export type BackOff = { name: string; free: number; firstPause: number; longestPause: number; memory: number };

/** Counts one more try by `who` if it is allowed now. Simultaneous calls cannot exceed the limit. */
export async function consumeAttempt(
  database: Transaction,
  backOff: BackOff,
  who: string,
  now: Date,
): Promise<{ ok: true } | { ok: false; retryAfter: number }> {
  const moment = now.toISOString();
  const end = new Date(now.getTime() + backOff.memory * 1000).toISOString();
  const { rowCount } = await database.execute(sql`
    insert into rate_limit as known (name, who, used, ends_at) values (${backOff.name}, ${who}, 1, ${end})
    on conflict (name, who) do update set
      used = case when known.ends_at <= ${moment} then 1 else known.used + 1 end,
      ends_at = excluded.ends_at
    where known.ends_at <= ${moment} or ${nextTryAt(backOff)} <= ${moment}`);
  return rowCount === 1 ? { ok: true } : { ok: false, retryAfter: Math.max(1, await secondsUntilAttempt(database, backOff, who, now)) };
}

/** Returns the whole seconds until `who` may try again; 0 if now. */
export async function secondsUntilAttempt(database: Transaction, backOff: BackOff, who: string, now: Date): Promise<number> {
  const { rows } = await database.execute<{ seconds: number }>(sql`
    select extract(epoch from ${nextTryAt(backOff)} - ${now.toISOString()}::timestamptz)::float8 as seconds
    from rate_limit as known where name = ${backOff.name} and who = ${who} and ends_at > ${now.toISOString()}`);
  return Math.max(0, Math.ceil(rows[0]?.seconds ?? 0));
}

/** Time of the next allowed try. The row stores the expiry of the tries, which gives the time of the last try. */
function nextTryAt({ free, firstPause, longestPause, memory }: BackOff): SQL {
  return sql`known.ends_at + make_interval(secs => ${-memory}::float8 + case when known.used < ${free}::int then 0
    else least(${longestPause}::float8, ${firstPause}::float8 * power(2, least(known.used - ${free}::int, 30))) end)`;
}
