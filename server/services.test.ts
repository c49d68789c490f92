import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { mailQueue } from "#domain/mail";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { longTest } from "#tests/support/long-test.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { createRecordingLog, testEnvironment } from "#tests/support/test-environment.ts";
import { openServices, openServicesBeside } from "./services.ts";

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const events = (log: ReturnType<typeof createRecordingLog>) => log.lines.map(({ event }) => event);

async function countEntries(): Promise<number> {
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from content_entry");
  return rows[0]!.count;
}

async function open(log = createRecordingLog()) {
  const opening = await openServices(testEnvironment({ databaseUrl: database.url }), log);
  if (!opening.ok) throw new Error(opening.message);
  await opening.services.close();
  return log;
}

test("the start leaves a database with content unchanged", async () => {
  await client.query("delete from content_entry where type = 'product'");
  const before = await countEntries();
  expect(events(await open())).toEqual([]);
  expect(await countEntries()).toBe(before);
});

longTest("the start imports all content after an interrupted first start", async () => {
  const entryCount = await countEntries();
  await client.query("truncate content_entry, site_config cascade");
  await client.query(`
    create function interrupt_import() returns trigger language plpgsql as $$ begin
      if (select count(*) from content_entry) > 5 then raise 'broken off'; end if;
      return new;
    end $$;
    create trigger interrupt_import before insert on content_entry for each row execute function interrupt_import()`);
  await expect(open()).rejects.toThrow();
  await client.query("drop trigger interrupt_import on content_entry");
  expect(events(await open())).toEqual(["content.imported"]);
  expect(await countEntries()).toBe(entryCount);
});

longTest("concurrent starts on an empty database import the content once", async () => {
  const entryCount = await countEntries();
  await client.query("truncate content_entry, site_config cascade");
  await Promise.all([open(), open(), open()]);
  expect(await countEntries()).toBe(entryCount);
  const { rows } = await client.query("select count(*)::int as count from content_revision");
  expect(rows).toEqual([{ count: entryCount }]);
});

test("the start reports a missing database on one line without its password", async () => {
  const nowhere = new URL(database.url);
  nowhere.pathname = "/no_such_database";
  nowhere.password ||= "secret";
  const opening = await openServices(testEnvironment({ databaseUrl: nowhere.href }), createRecordingLog());
  expect(opening).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^DATABASE_URL leads to no database \([^\n]+\); allowed is [^\n]+$/),
  });
  expect(JSON.stringify(opening)).not.toContain(nowhere.password);
});

test("the start refuses a SESSION_SECRET_FALLBACK that equals the session secret", async () => {
  const environment = testEnvironment({ databaseUrl: database.url, sessionSecretFallback: siteSecret });
  expect(await openServices(environment, createRecordingLog())).toEqual({
    ok: false,
    message: "SESSION_SECRET_FALLBACK is the present session secret; allowed is the one that the site had before, or none.",
  });
});

test("the start refuses a database schema from a newer version", async () => {
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)");
  expect(await openServices(testEnvironment({ databaseUrl: database.url }), createRecordingLog())).toEqual({
    ok: false,
    message: "The schema of the database is a newer version's; start that version, or restore a backup of this one.",
  });
});

test.runIf(process.platform === "linux").each(["/proc", "/proc/ecactus", "/proc/ecactus/data"])(
  "the start refuses DATA_DIR %s, where it cannot write, with one line",
  async (dataDir) => {
    expect(await openServices(testEnvironment({ databaseUrl: database.url, dataDir }), createRecordingLog())).toEqual({
      ok: false,
      message: expect.stringMatching(/^DATA_DIR \S+ cannot be used \(E[A-Z]+ at [^\n]+\)\. Make it a folder [^\n]+$/),
    });
  },
);

describe("command-line tool beside the site", () => {
  const environment = () => testEnvironment({ databaseUrl: database.url });

  test("works on no queue and does not import content into an existing schema", async () => {
    await client.query(
      "truncate content_entry, content_follow, content_revision, site_config, site_config_revision, search_synonym, place_source cascade",
    );
    const log = createRecordingLog();
    const opening = await openServicesBeside(environment(), log);
    if (!opening.ok) throw new Error(opening.message);
    const { jobs } = opening.services.context;
    await expect(jobs.work(mailQueue, 1, async () => {})).rejects.toThrow("only enqueues");
    await opening.services.close();
    expect(events(log)).toEqual([]);
    expect(await countEntries()).toBe(0);
    expect((await client.query("select * from place_source")).rows).toEqual([]);
  });

  test("refuses an older schema and leaves it unchanged", async () => {
    const newest = "(select max(created_at) from drizzle.__drizzle_migrations)";
    await client.query(`delete from drizzle.__drizzle_migrations where created_at = ${newest}`);
    const before = await client.query("select * from drizzle.__drizzle_migrations");
    expect(await openServicesBeside(environment(), createRecordingLog())).toEqual({
      ok: false,
      message: "The schema of the database is an older version's; start the site of this version first.",
    });
    expect((await client.query("select * from drizzle.__drizzle_migrations")).rows).toEqual(before.rows);
  });

  longTest("makes schema and content in an empty database", async () => {
    const entryCount = await countEntries();
    const empty = await createTestDatabase("empty");
    const opening = await openServicesBeside(testEnvironment({ databaseUrl: empty.url }), createRecordingLog());
    if (!opening.ok) throw new Error(opening.message);
    expect(await opening.services.context.database.$count(contentEntry)).toBe(entryCount);
    await opening.services.close();
    await empty.drop();
  });
});
