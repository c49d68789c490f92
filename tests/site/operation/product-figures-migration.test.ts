import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#platform/database";
import { migrationsFolder } from "#server/services.ts";
import { openDatabaseBeforeMigration, type DatabaseBeforeMigration } from "#tests/support/database-before-migration.ts";

let database: DatabaseBeforeMigration;
beforeAll(async () => {
  database = await openDatabaseBeforeMigration("0041_product-figure-units");
});
afterAll(() => database.close());

const actor = { kind: "system", name: "import" };
const figures = [
  { name: "weight", value: 58 },
  { name: "warranty", value: 10, unit: "years" },
  { name: "cycles", min: 6000, bound: "over" },
  { name: "dimensions", text: "600 × 1200" },
  { name: "power", text: "on request" },
  { name: "energy", value: 9, unit: "MWh" },
];
const complete = [
  { name: "weight", value: 58, unit: "kg" },
  { name: "warranty", value: 10, unit: "year" },
  { name: "cycles", min: 6000, bound: "over" },
  { name: "dimensions", text: "600 × 1200", unit: "mm" },
  { name: "power", text: "on request" },
  { name: "energy", value: 9, unit: "MWh" },
];

test("product figures › the migration adds missing units in public data, drafts, revisions and the summary", async () => {
  const before = { revision: 1, state: "published", data: { figures }, draft: null, planned: null };
  const [{ id }] = await database.query(
    `insert into content_entry (type, key, language, state, published_at, position, title, summary, data, draft, before, revision, updated_at, updated_by)
     values ('product', 'copia', 'en', 'published', now(), 1, 'COPIA', $1, $1, $2, $3, 2, now(), $4) returning id`,
    [{ figures }, { name: "COPIA" }, before, actor],
  );
  await database.query("insert into content_revision (entry_id, revision, data, author, created_at) values ($1, 1, $2, $3, now())", [
    id,
    { figures },
    actor,
  ]);
  await database.query(
    "insert into content_shared (type, key, draft, revision, updated_at, updated_by) values ('product', 'copia', $1, 1, now(), $2)",
    [{ figures }, actor],
  );
  await migrateDatabase({ url: database.url, migrationsFolder });

  const [entry] = await database.query("select data, draft, planned, before, summary from content_entry where id = $1", [id]);
  expect(entry).toEqual({
    data: { figures: complete },
    draft: { name: "COPIA" },
    planned: null,
    before: { ...before, data: { figures: complete } },
    summary: { figures: complete },
  });
  expect(await database.query("select data from content_revision")).toEqual([{ data: { figures: complete } }]);
  expect(await database.query("select draft from content_shared")).toEqual([{ draft: { figures: complete } }]);
});
