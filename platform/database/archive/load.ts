import { once } from "node:events";
import { finished } from "node:stream/promises";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { from as copyFrom, type CopyStreamQuery } from "pg-copy-streams";
import { copyTarget } from "./dump.ts";
import { readFiles } from "./files.ts";
import { tableOfPart, type About, type ArchivedTable, type Manifest } from "./format.ts";

/** Creates the schema of the archive by its migrations and records them, so that the next start runs only later ones. */
export async function makeSchema(client: Client, { migrations }: Pick<About, "migrations">, migrationsFolder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  await client.query("create schema if not exists drizzle");
  await client.query("create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)");
  for (const moment of migrations) {
    const migration = known.find(({ folderMillis }) => folderMillis === moment);
    if (!migration) throw new Error(`There is no migration ${moment}.`);
    await apply(client, migration);
  }
}

async function apply(client: Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [hash, folderMillis]);
}

/** Loads the rows in the transaction of `client`. @throws if a table has another number of rows than the manifest says */
export async function loadTables(
  client: Client,
  file: string,
  { tables }: Pick<About, "tables">,
  { rows, sequences }: Manifest,
): Promise<void> {
  // Removes rows that migrations inserted, because the archive contains them too.
  await client.query(`truncate ${tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`).join(", ")}`);
  const byName = new Map(tables.map((table) => [table.name, table]));
  let current: Loading | undefined;
  const finish = async () => {
    const loaded = await current?.end();
    if (current && loaded !== rows[current.name]) throw new Error(`${current.name} has ${loaded} rows, not ${rows[current.name]}.`);
    current = undefined;
  };
  for await (const { name, content } of readFiles(file)) {
    const table = byName.get(tableOfPart(name) ?? "");
    if (!table) continue;
    let loading = current;
    if (loading?.name !== table.name) {
      await finish();
      current = loading = startLoading(client, table);
    }
    await loading.write(content);
  }
  await finish();
  for (const [name, last] of Object.entries(sequences))
    await client.query("select setval(format('public.%I', $1::text)::regclass, $2::bigint)", [name, last]);
}

type Loading = { name: string; write(part: Buffer): Promise<void>; end(): Promise<number> };

function startLoading(client: Client, table: ArchivedTable): Loading {
  const stream: CopyStreamQuery = client.query(copyFrom(`copy ${copyTarget(client, table)} from stdin`));
  const done = finished(stream);
  // `write` and `end` await it; this avoids an unhandled rejection until then.
  done.catch(() => {});
  return {
    name: table.name,
    async write(part) {
      if (!stream.write(part)) await Promise.race([once(stream, "drain"), done]);
    },
    async end() {
      stream.end();
      await done;
      return stream.rowCount;
    },
  };
}
