import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Creates a database for a test: `filled` with the shipped content, `withoutEntries`, or `empty` without tables. */
export async function createTestDatabase(template: "filled" | "withoutEntries" | "empty" = "filled"): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const source = { ...inject("templates"), empty: "template0" }[template];
  // Copying files takes a third of the time of PostgreSQL's default strategy, which writes each page to the write-ahead log.
  await administer((client) => client.query(`create database ${name} template ${source} strategy file_copy`));
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer((client) => dropDatabase(client, name)) };
}

/**
 * Ends open connections and drops the database. `drop … with (force)` would need a superuser during autovacuum; without `force`
 * autovacuum is cancelled.
 */
async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [
    name,
  ]);
  await client.query(`drop database ${name}`);
}

export async function queryDatabase(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

async function administer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
