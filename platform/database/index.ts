import { AsyncResource } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Writable } from "node:stream";
import { Client, Pool, type PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { logSample, safeMessage, type Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import { appliedMigrations } from "./archive/index.ts";
import type { Database, Transaction } from "./database.ts";
import { createQueryObserver, observeQueries } from "./observe-queries.ts";
import { isUnreachable } from "./unreachable.ts";

export { startEmbeddedPostgres } from "./embedded/index.ts";
export { findRunningPostgres } from "./embedded/running.ts";
export {
  archiveDatabase,
  checkArchive,
  findFile,
  isEmptyDatabase,
  readFiles,
  restoreDatabase,
  type ArchiveFault,
} from "./archive/index.ts";
export { onlyRow } from "./only-row.ts";
export type { Database, Transaction } from "./database.ts";
export { statementsOn } from "./statements.ts";
export { isTimedOut, isUnreachable, logAway, logFailure, untilReachable } from "./unreachable.ts";

/**
 * Runs work in a transaction that can also stream data into tables: `copy` takes a table with its columns and returns the stream
 * for the lines.
 */
export type CopyInto = <Result>(work: (transaction: Transaction, copy: (target: string) => Writable) => Promise<Result>) => Promise<Result>;

export type PoolCounts = { used: number; idle: number; waiting: number; limit: number };

export type OpenDatabase = {
  database: Database;
  copyInto: CopyInto;
  countConnections(): PoolCounts;
  /** Calls `onNotification` for every notification, and once after each (re)connection, because some may have been missed. */
  listen(channel: string, onNotification: () => void): () => Promise<void>;
  close(): Promise<void>;
};

const migrationLock = 4_210_001;
const reconnectAfterMs = 1_000;
const connectTimeoutMs = 10_000;

type PoolInput = { url: string; log: Log; poolSize?: number; settings?: Record<string, string>; name?: string; metrics?: Metrics };

/**
 * Opens a pool on a PostgreSQL server without connecting yet. `settings` are set in each session, `name` is the pool's name in
 * metrics and log.
 */
export function openDatabase(input: PoolInput): OpenDatabase {
  const { log, metrics, poolSize: limit = 10 } = input;
  const settings = Object.entries(input.settings ?? {})
    .map(([name, value]) => `set ${name} = '${value}'`)
    .join("; ");
  const pool = new ContextPool({
    connectionString: input.url,
    max: limit,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    onConnect: async (client) => void (settings && (await client.query(settings))),
  });
  // The pool listens to errors of idle connections only.
  pool.on("connect", surviveLoss);
  const observer = createQueryObserver({ pool: input.name ?? "main", log, metrics });
  pool.on("connect", (client) => observeQueries(client, observer));
  pool.on("error", (error) => logSample(log, { level: "warn", event: "database.connectionLost", fields: { message: safeMessage(error) } }));
  const database: Database = drizzle(pool);
  // Drizzle's own transaction leaks the connection if it is lost before `begin` returns; ten leaks would block the pool for ever.
  database.transaction = (work, config) => withClient(pool, (client) => drizzle(client).transaction(work, config));
  return {
    database,
    copyInto: (work) =>
      withClient(pool, (client) =>
        drizzle(client).transaction((transaction) => work(transaction, (target) => client.query(copyFrom(`copy ${target} from stdin`)))),
      ),
    countConnections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount, limit }),
    listen: (channel, onNotification) => listen(input, channel, onNotification),
    close: () => pool.end(),
  };
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, callback: (release?: unknown) => void) => void;

/** Keeps a statement that waited for a connection in the async context of its caller, so that its span belongs to that request. */
class ContextPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    return callback ? super.connect(AsyncResource.bind(callback)) : super.connect();
  }
}

type Schema = { url: string; migrationsFolder: string };
type SchemaState = "upToDate" | "older" | "newer";

/** Applies pending migrations, one instance at a time. Leaves a schema that a newer version has migrated unchanged. */
export async function migrateDatabase(input: Schema): Promise<"upToDate" | "newer"> {
  return withMigrationLock(input, async (client, state) => {
    if (state === "newer") return state;
    await migrate(drizzle(client), { migrationsFolder: input.migrationsFolder });
    return "upToDate";
  });
}

/** Compares the schema with this version's without changing it. Waits for an instance that is migrating. */
export async function readSchemaState(input: Schema): Promise<SchemaState> {
  return withMigrationLock(input, async (_client, state) => state);
}

async function withMigrationLock<Result>(input: Schema, work: (client: Client, state: SchemaState) => Promise<Result>): Promise<Result> {
  const client = surviveLoss(new Client({ connectionString: input.url }));
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const newestKnown = readMigrationFiles(input).at(-1)?.folderMillis ?? 0;
    const newest = Math.max(0, ...(await appliedMigrations(client)));
    return await work(client, newest > newestKnown ? "newer" : newest < newestKnown ? "older" : "upToDate");
  } finally {
    await client.end();
  }
}

async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isLost = false;
  try {
    return await work(client);
  } catch (error) {
    isLost = isUnreachable(error);
    throw error;
  } finally {
    client.release(isLost);
  }
}

function listen(input: { url: string; log: Log }, channel: string, onNotification: () => void): () => Promise<void> {
  let client: Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    client = surviveLoss(new Client({ connectionString: input.url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true }));
    client.on("notification", onNotification);
    client.once("end", () => {
      if (!stopped) retry = setTimeout(connect, reconnectAfterMs).unref();
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onNotification();
    } catch (error) {
      if (!isUnreachable(error)) input.log.error("database.listenFailed", error);
      await client.end().catch(() => {});
    }
  };

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}

/** Adds an error listener: without one, a connection that breaks while idle would end the process. */
function surviveLoss(client: Client): Client {
  return client.on("error", () => {});
}
