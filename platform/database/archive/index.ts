import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import * as v from "valibot";
import type { Transaction } from "../database.ts";
import { dumpTables, listTables } from "./dump.ts";
import { checkFiles, json, writeFiles, type AddFile } from "./files.ts";
import { aboutName, aboutSchema, archiveFormat, type About, type Manifest } from "./format.ts";
import { loadTables, makeSchema } from "./load.ts";

export { findFile, readFiles, type AddFile } from "./files.ts";
export type { About } from "./format.ts";

/**
 * Writes a consistent snapshot of the database to a file without blocking other connections.
 *
 * @param addMore adds further files from the same snapshot
 * @returns how many rows of how many tables
 */
export async function archiveDatabase(input: {
  url: string;
  file: string;
  version: string;
  notes: About["notes"];
  /** Tables that the next start creates again. */
  leftOut: readonly string[];
  addMore(snapshot: Transaction, add: AddFile): Promise<void>;
}): Promise<{ rows: number; tables: number }> {
  return withClient(input.url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const tables = (await listTables(client)).filter(({ name }) => !input.leftOut.includes(name));
    const about: About = {
      format: archiveFormat,
      version: input.version,
      createdAt: new Date().toISOString(),
      migrations: await appliedMigrations(client),
      tables,
      notes: input.notes,
    };
    let counts: Manifest["rows"] = {};
    await writeFiles(input.file, async (add) => {
      await add(aboutName, json(about));
      await input.addMore(drizzle(client), add);
      const dumped = await dumpTables(client, tables, add);
      counts = dumped.rows;
      return dumped;
    });
    return { rows: Object.values(counts).reduce((sum, count) => sum + count, 0), tables: tables.length };
  });
}

export type CheckedArchive = { file: string; about: About; manifest: Manifest };
export type ArchiveFault = { reason: "damaged"; problem: string } | { reason: "foreign" } | { reason: "newer"; version: string };

/** Checks that a file is a complete archive with a schema that this version knows. */
export async function checkArchive(
  file: string,
  migrationsFolder: string,
): Promise<{ ok: true; archive: CheckedArchive } | ({ ok: false } & ArchiveFault)> {
  const checked = await checkFiles(file);
  if (!checked.ok) return { ok: false, reason: "damaged", problem: checked.problem };
  const { manifest } = checked;
  if (!v.is(aboutSchema, checked.about)) return { ok: false, reason: "foreign" };
  const { about } = checked;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (!about.migrations.every((moment) => known.has(moment))) return { ok: false, reason: "newer", version: about.version };
  return { ok: true, archive: { file, about, manifest } };
}

/** Whether a database has no tables yet. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  return withClient(
    url,
    async (client) =>
      (await listTables(client)).length === 0 && (await client.query("select to_regnamespace('drizzle') as found")).rows[0].found === null,
  );
}

/** Loads an archive and the rows of `loadMore` into an empty database in one transaction. */
export async function restoreDatabase(input: {
  url: string;
  archive: CheckedArchive;
  migrationsFolder: string;
  loadMore(transaction: Transaction): Promise<void>;
}): Promise<void> {
  const { file, about, manifest } = input.archive;
  await withClient(input.url, async (client) => {
    await client.query("begin");
    await makeSchema(client, about, input.migrationsFolder);
    await loadTables(client, file, about, manifest);
    await input.loadMore(drizzle(client));
    await client.query("commit");
    await client.query("analyze");
  });
}

/** Returns the timestamps of the applied migrations, in order. */
export async function appliedMigrations(client: Client): Promise<number[]> {
  const { rows: exists } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  if (exists[0]?.found === null) return [];
  const { rows } = await client.query<{ moment: string }>(
    "select created_at::text as moment from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ moment }) => Number(moment));
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
