import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import type { Log } from "#platform/log";

export { startEmbeddedPostgres } from "./embedded/index.ts";
export { findRunningPostgres } from "./embedded/running.ts";

export type Database = NodePgDatabase;
/** What a transaction's callback is handed; a verb that takes it works inside and outside of one. */
export type Transaction = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;

export type OpenDatabase = {
  database: Database;
  /** Calls `heard` for every notification, and once after each (re)connection, when some may have been missed. */
  listen(channel: string, heard: () => void): () => Promise<void>;
  close(): Promise<void>;
};

const migrationLock = 4_210_001;
const reconnectAfterMs = 1_000;

/** Opens a pool on a PostgreSQL server. Nothing is sent until the first query. */
export function openDatabase(input: { url: string; log: Log; poolSize?: number }): OpenDatabase {
  const pool = new Pool({ connectionString: input.url, max: input.poolSize ?? 10, connectionTimeoutMillis: 10_000 });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on("error", (error) => input.log.error("database.connectionLost", error));
  return {
    database: drizzle(pool),
    listen: (channel, heard) => listen(input, channel, heard),
    close: () => pool.end(),
  };
}

/** Brings the schema up to date; instances that start together wait for each other. */
export async function migrateDatabase(input: { url: string; migrationsFolder: string }): Promise<void> {
  const client = new Client({ connectionString: input.url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: input.migrationsFolder });
  } finally {
    await client.end();
  }
}

function listen(input: { url: string; log: Log }, channel: string, heard: () => void): () => Promise<void> {
  let client: Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    client = new Client({ connectionString: input.url });
    client.on("notification", heard);
    client.on("error", () => {});
    client.once("end", () => {
      if (!stopped) retry = setTimeout(connect, reconnectAfterMs).unref();
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      heard();
    } catch (error) {
      input.log.error("database.listenFailed", error);
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
