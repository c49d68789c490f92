import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#platform/database";
import { migrationsFolder } from "#server/services.ts";
import { openDatabaseBeforeMigration, type DatabaseBeforeMigration } from "#tests/support/database-before-migration.ts";

let database: DatabaseBeforeMigration;
beforeAll(async () => {
  database = await openDatabaseBeforeMigration("0029_product-pictures");
});
afterAll(() => database.close());

const actor = { kind: "system", name: "import" };
const addPicture = (name: string) =>
  database.query(
    "insert into media (name, kind, version, description, created_at, updated_at, updated_by) values ($1, 'picture', 1, '{}', now(), now(), $2)",
    [name, actor],
  );

test("the migration moves each image name of a product to its own field in public data, drafts and revisions", async () => {
  for (const part of ["cutout", "hero", "detail-2"]) await addPicture(`copia-${part}`);
  const before = { revision: 1, state: "published", data: { picture: "copia" }, draft: null, planned: null };
  const [{ id }] = await database.query(
    `insert into content_entry (type, key, language, state, published_at, position, title, summary, data, draft, before, revision, imported_hash, updated_at, updated_by)
     values ('product', 'copia', 'en', 'published', now(), 1, 'COPIA', $1, $2, $3, $4, 2, 'a hash', now(), $5) returning id`,
    [{ picture: "copia", name: "COPIA" }, { picture: "copia", order: 1 }, { picture: "copia", order: 2 }, before, actor],
  );
  await database.query("insert into content_revision (entry_id, revision, data, author, created_at) values ($1, 1, $2, $3, now())", [
    id,
    { picture: "copia" },
    actor,
  ]);
  await database.query(
    "insert into content_shared (type, key, draft, revision, updated_at, updated_by) values ('product', 'copia', $1, 1, now(), $2)",
    [{ picture: "copia" }, actor],
  );
  await database.query(
    `insert into content_entry (type, key, language, state, position, title, draft, revision, updated_at, updated_by)
     values ('news', 'opening', 'en', 'draft', 1, '', $1, 1, now(), $2)`,
    [{ picture: "copia" }, actor],
  );

  await migrateDatabase({ url: database.url, migrationsFolder });

  const pictureFields = { picture: "copia-cutout", heroPicture: "copia-hero", secondDetailPicture: "copia-detail-2" };
  expect(await database.query("select data, draft, before, summary, imported_hash from content_entry where type = 'product'")).toEqual([
    {
      data: { ...pictureFields, order: 1 },
      draft: { ...pictureFields, order: 2 },
      before: { ...before, data: pictureFields },
      summary: { picture: "copia-cutout", name: "COPIA" },
      imported_hash: null,
    },
  ]);
  expect(await database.query("select data from content_revision")).toEqual([{ data: pictureFields }]);
  expect(await database.query("select draft from content_shared")).toEqual([{ draft: pictureFields }]);
  expect(await database.query("select draft from content_entry where type = 'news'")).toEqual([{ draft: { picture: "copia" } }]);
});
