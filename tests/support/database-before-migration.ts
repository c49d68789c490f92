import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { migrateDatabase } from "#platform/database";
import { migrationsFolder } from "#server/services.ts";
import { createTestDatabase } from "./test-database.ts";

export type DatabaseBeforeMigration = Awaited<ReturnType<typeof openDatabaseBeforeMigration>>;

/** Creates a database with all migrations before `tag`, for a test of that migration. */
export async function openDatabaseBeforeMigration(tag: string) {
  const database = await createTestDatabase("empty");
  const folder = await mkdtemp(path.join(os.tmpdir(), "migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = path.join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8")) as { entries: { tag: string }[] };
  const index = entries.findIndex((entry) => entry.tag === tag);
  if (index < 0) throw new Error(`There is no migration ${tag}`);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, index) }));
  await migrateDatabase({ url: database.url, migrationsFolder: folder });
  await rm(folder, { recursive: true });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return {
    url: database.url,
    // oxlint-disable-next-line typescript/no-explicit-any -- rows of any table
    query: async (text: string, values: unknown[] = []): Promise<any[]> => (await client.query(text, values)).rows,
    async close() {
      await client.end();
      await database.drop();
    },
  };
}
