import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#platform/database";
import { migrationsFolder } from "#server/services.ts";
import { openDatabaseBeforeMigration, type DatabaseBeforeMigration } from "#tests/support/database-before-migration.ts";

// Migration 0007 moves French texts out of the English entry. The database has the migrations before it.

let database: DatabaseBeforeMigration;
beforeAll(async () => {
  database = await openDatabaseBeforeMigration("0007_editions");
});
afterAll(() => database.close());

async function add(type: string, website: number, key: string, columns: { data?: object; draft?: object }): Promise<void> {
  const { data, draft } = columns;
  await database.query(
    `insert into content_entry (type, website_id, key, state, published_at, position, summary, data, draft, revision, imported_hash, updated_at, updated_by)
     values ($1, $2, $3, $4, now(), 1, $5, $5, $6, 3, 'a hash', now(), '{"kind":"system","name":"import"}')`,
    [type, website, key, data ? "published" : "draft", data, draft],
  );
}

test("the migration gives French texts their own localization and merges distributor coordinates", async () => {
  const english = { date: "2026-01-01", title: "English", fr: { title: "Français" } };
  await add("news", 3, "both", { data: english, draft: { ...english, title: "Drafted", fr: { title: "Brouillon" } } });
  await add("news", 3, "english", { data: { title: "English" } });
  await add("news", 4, "both", { data: { title: "Deutsch" } });
  await add("distributor", 1, "somebody", { data: { name: "X", latitude: 45.5, longitude: -1 } });

  await migrateDatabase({ url: database.url, migrationsFolder });

  const rows = await database.query(
    "select key, language, data, summary, draft, revision, imported_hash from content_entry order by key, language",
  );
  const row = (key: string, language: string, data: object, extraColumns: object = {}) => ({
    key,
    language,
    data,
    summary: data,
    draft: null,
    revision: 3,
    imported_hash: "a hash",
    ...extraColumns,
  });
  const unknownOrigin = { imported_hash: null };
  expect(rows).toEqual([
    row("both", "de", { title: "Deutsch" }),
    row("both", "en", { date: "2026-01-01", title: "English" }, { draft: { date: "2026-01-01", title: "Drafted" }, ...unknownOrigin }),
    row(
      "both",
      "fr",
      { date: "2026-01-01", title: "Français" },
      { draft: { date: "2026-01-01", title: "Brouillon" }, revision: 1, ...unknownOrigin },
    ),
    row("english", "en", { title: "English" }),
    row("somebody", "cn", { name: "X", place: { latitude: 45.5, longitude: -1 } }, unknownOrigin),
  ]);
  const revisions = await database.query("select data, author from content_revision");
  expect(revisions).toEqual([{ data: { date: "2026-01-01", title: "Brouillon" }, author: { kind: "system", name: "import" } }]);
});
