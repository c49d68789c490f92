import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { superuser } from "./cluster.ts";
import { address } from "./settings.ts";
import { codeOf, messageOf } from "#platform/failures";

/**
 * Exclusive right to run this database, held as an advisory lock by a connection. The kernel closes the connection when this
 * process ends, so the lock never outlives its holder.
 */
export type Lock = {
  connection: pg.Client;
  /** Resolves when the connection and therefore the lock have ended. */
  lost: Promise<void>;
};

export type LockAttempt =
  | { ok: true; lock: Lock }
  | { ok: false; why: "held"; holder: string }
  | { ok: false; why: "wrongPassword" | "unreachable"; message: string };

/** "eCac" in ASCII. Advisory locks belong to one database, so every server takes the lock in `lockDatabase`. */
export const lockKey = 0x65436163;
const lockDatabase = "postgres";
const retryMilliseconds = 50;
// The kernel needs a moment to close the connection of a server that was just killed.
const patienceMilliseconds = 2_000;

/**
 * Takes the lock of the database at `port`, and retries for 2 s while another server holds it. Errors: `held` with the process that
 * holds it, `wrongPassword`, `unreachable` if the connection fails.
 */
export async function takeLock(port: number, password: string, signal?: AbortSignal): Promise<LockAttempt> {
  const connection = new pg.Client({
    host: address,
    port,
    user: superuser,
    password,
    database: lockDatabase,
    ssl: false,
    connectionTimeoutMillis: 5_000,
    application_name: `website server ${process.pid}`,
  });
  // Without a listener the error event of a lost connection would end this process.
  connection.on("error", () => {});
  const lost = new Promise<void>((resolve) => connection.once("end", () => resolve()));
  let attempt: LockAttempt;
  try {
    await connection.connect();
    attempt = await tryFor(connection, lost, signal);
  } catch (error) {
    // Node reports a refused connection as an AggregateError with an empty message, so the code stands in for it.
    const code = codeOf(error);
    const why = code === "28P01" ? "wrongPassword" : "unreachable";
    attempt = { ok: false, why, message: messageOf(error) || String(code) };
  }
  if (!attempt.ok) await connection.end().catch(() => {});
  return attempt;
}

async function tryFor(connection: pg.Client, lost: Promise<void>, signal?: AbortSignal): Promise<LockAttempt> {
  const deadline = performance.now() + patienceMilliseconds;
  for (;;) {
    const { rows } = await connection.query<{ taken: boolean }>("select pg_try_advisory_lock($1::bigint) as taken", [lockKey]);
    if (rows[0]?.taken) return { ok: true, lock: { connection, lost } };
    if (performance.now() > deadline) return { ok: false, why: "held", holder: await holderOf(connection) };
    await sleep(retryMilliseconds, undefined, { signal });
  }
}

async function holderOf(connection: pg.Client): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1::oid`,
    [lockKey],
  );
  return rows[0]?.name.replace("website server", "process") ?? "unknown process";
}
