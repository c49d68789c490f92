import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { chmod, copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { queueMail } from "#domain/mail";
import { addMedia, findMedia, removeMedia, replaceMedia } from "#domain/media";
import { findRunningPostgres } from "#platform/database";
import { openMediaStore } from "#platform/media-store";
import { backUp } from "#server/back-up.ts";
import { restore } from "#server/restore.ts";
import { exitCodes } from "../../../scripts/exit-codes.mjs";
import { readFiles } from "../../../platform/database/archive/files.ts";
import { tableOfPart } from "../../../platform/database/archive/format.ts";
import { copyDataDir, fillDataDir } from "../../support/filled-data-dir.ts";
import { startLoad } from "../../support/load.ts";
import { makePicture } from "../../support/pictures.ts";
import { poll } from "../../support/poll.ts";
import { startS3Server } from "../../support/s3-server.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "../../support/site-process.ts";
import { openTestContext, type TestContext } from "../../support/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../support/test-database.ts";
import { quietLog, testEnvironment, testSecret } from "../../support/test-environment.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-backup-"));
  // As root the database below runs as another user, who has to get to it.
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

describe("a backup at rest", () => {
  let context: TestContext;
  let target: TestDatabase;
  let file: string;
  let source: ReturnType<typeof testEnvironment>;
  let store: string;
  let former: string;
  let picture: string;
  beforeAll(async () => {
    context = await openTestContext();
    store = await mkdtemp(path.join(os.tmpdir(), "ecactus-archive-"));
    await context.database.transaction((transaction) =>
      queueMail(context, transaction, [
        { name: "questionReceived", language: "fr", to: "zoe@example.com", data: { values: { name: "Zoë" } } },
      ]),
    );
    await addMedia(context, { name: "brought", bytes: await makePicture() });
    former = (await findMedia(context, "brought"))!.hash;
    await replaceMedia(context, { name: "brought", bytes: await makePicture() });
    picture = (await findMedia(context, "brought"))!.hash;
    source = testEnvironment({ databaseUrl: context.testDatabase.url });
    file = path.join(store, "site.tar.zst");
    await backUp(source, file);
  });
  afterAll(async () => {
    await context.close();
    await rm(store, { recursive: true, force: true });
  });
  beforeEach(async () => {
    target = await createEmptyDatabase();
  });
  afterEach(() => target.drop());

  const into = (changes = {}) => testEnvironment({ databaseUrl: target.url, dataDir: folder, ...changes });

  test("is for its owner's eyes alone, and replaces no file", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await backUp(source, file)).toEqual({ ok: false, message: `${file} exists already; name another file.` });
    expect(await readdir(store)).toEqual(["site.tar.zst"]);
  });

  test("brings mail that waits to be sent back to its queue", async () => {
    expect(await restore(into(), file, quietLog)).toMatchObject({ ok: true });
    const jobs = "select name, state, data from pgboss.job where name like 'mail%'";
    const [before, after] = await Promise.all([context.testDatabase.url, target.url].map((url) => query(url, jobs)));
    expect(after).toEqual(before);
    expect(after).toHaveLength(1);
  });

  test.each([
    ["a folder", undefined],
    ["a bucket", startS3Server],
  ])("brings pictures and all that they were before into %s", async (_, start) => {
    const bucket = await start?.();
    const s3Url = bucket?.url;
    expect(await restore(into({ s3Url }), file, quietLog)).toMatchObject({ ok: true });
    const rows = await query(target.url, "select distinct hash from media_version order by hash");
    // Of a bucket another instance's copies: it has to fetch what it shows.
    const restored = openMediaStore({ directory: path.join(folder, s3Url ? "copies" : "media"), s3Url });
    expect(await restored.list("originals")).toEqual(rows.map(({ hash }) => `originals/${hash}`));
    for (const hash of [former, picture]) {
      expect(await readFile((await restored.get(`originals/${hash}`))!)).toEqual(
        await readFile((await context.mediaStore.get(`originals/${hash}`))!),
      );
    }
    await bucket?.close();
  });

  test("names what the store has lost, and is whole without it", async () => {
    const bytes = await makePicture();
    await addMedia(context, { name: "lost", bytes });
    const { hash } = (await findMedia(context, "lost"))!;
    await context.mediaStore.delete(`originals/${hash}`);
    expect(await backUp(source, path.join(folder, "lost.tar.zst"))).toMatchObject({ ok: true, lost: [hash] });
    await removeMedia(context, "lost");
  });

  test.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, -200)],
    [
      "changed in one byte",
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 5000), Buffer.from([bytes[5000]! ^ 1]), bytes.subarray(5001)]),
    ],
    ["no archive", () => Buffer.from("hello")],
  ])("that is %s is refused with one line, and nothing is written", async (_, damage) => {
    const damaged = path.join(folder, "damaged.tar.zst");
    await writeFile(damaged, damage(await readFile(file)));
    const refused = await restore(into(), damaged, quietLog);
    expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/^\S+ is no whole backup: [^\n]+\.$/) });
    expect(await query(target.url, "select 1 from pg_tables where schemaname in ('public', 'drizzle')")).toEqual([]);
  });

  test("of a newer version is refused with one line", async () => {
    await context.database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
    const newer = path.join(folder, "newer.tar.zst");
    await backUp(source, newer);
    await context.database.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    expect(await restore(into(), newer, quietLog)).toEqual({
      ok: false,
      message: expect.stringMatching(
        /^\S+ was made by version \S+, whose schema is newer than this version's; restore it with that one\.$/,
      ),
    });
  });

  test("is restored into nothing that holds something already, and with no other secret", async () => {
    const full = await createTestDatabase();
    expect(await restore(into({ databaseUrl: full.url }), file, quietLog)).toEqual({
      ok: false,
      message: "The database of DATABASE_URL is not empty; allowed is one without tables.",
    });
    await full.drop();
    await copyFile(file, path.join(folder, "postgres"));
    expect(await restore(testEnvironment({ dataDir: folder }), file, quietLog)).toMatchObject({
      ok: false,
      message: expect.stringContaining("is not empty: it has postgres"),
    });
    expect(await restore(into({ sessionSecret: "another secret of more than 32 characters" }), file, quietLog)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^SESSION_SECRET is another one[^\n]+$/),
    });
  });
});

describe("a database that cannot be reached", () => {
  const nowhere = "postgres://owner:very-secret@127.0.0.1:1/x";
  const args: Record<string, (file: string) => string[]> = {
    backup: () => [],
    restore: (file) => [file],
    "content-import": () => [],
    "account-open-api": () => ["list"],
  };

  test.each(Object.keys(args))("is answered by scripts/%s.ts with one line and an exit code that says to try again", async (script) => {
    const file = path.join(folder, "site.tar.zst");
    if (script === "restore") {
      const context = await openTestContext();
      await backUp(testEnvironment({ databaseUrl: context.testDatabase.url }), file);
      await context.close();
    }
    const env = { ...process.env, DATABASE_URL: nowhere, SESSION_SECRET: testSecret, DATA_DIR: path.join(folder, "data") };
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args[script]!(file)], {
      env,
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([exitCodes.notNow, ""]);
    expect(stderr).toMatch(/^DATABASE_URL leads to no database \(ECONNREFUSED[^\n]*\); allowed is [^\n]+\n$/);
    expect(stderr).not.toContain("very-secret");
  });

  test("or that goes away in the middle of a backup, leaves one line and no file", async () => {
    const context = await openTestContext();
    const { url } = context.testDatabase;
    const file = path.join(folder, "site.tar.zst");
    // Held until its connection is ended, as a restart of the server would do.
    const blocker = new Client({ connectionString: url });
    await blocker.connect();
    await blocker.query("begin; lock table content_entry");
    const backingUp = backUp(testEnvironment({ databaseUrl: url }), file);
    const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await poll(
      () => query(url, waiting),
      (rows) => rows.length > 0,
    );
    await query(url, `select pg_terminate_backend(pid) from (${waiting}) waiting`);
    expect(await backingUp).toMatchObject({
      ok: false,
      isTemporary: true,
      message: expect.stringMatching(/^DATABASE_URL leads to no database \([^\n]+\); [^\n]+$/),
    });
    expect(await readdir(folder)).toEqual([]);
    await blocker.end();
    await context.close();
  });
});

describe("a backup of a site under load", () => {
  let site: SiteProcess | undefined;
  let load: ReturnType<typeof startLoad> | undefined;
  afterEach(async () => {
    await load?.stop();
    if (site) await stopSiteProcess(site);
  });

  test("brings back, after all was destroyed, every row with its checksum and all that was acknowledged before it began", async () => {
    await fillDataDir(inject("filledDataDir"));
    const dataDir = path.join(folder, "data");
    await copyDataDir(inject("filledDataDir"), dataDir);
    site = await startSiteProcess({ DATA_DIR: dataDir, TRUSTED_PROXY: "127.0.0.1", SESSION_SECRET: "" });
    load = startLoad(site.url);
    await poll(
      () => load!.acknowledged.length,
      (count) => count > 5,
    );
    const acknowledged = [...load.acknowledged];
    const environment = testEnvironment({ dataDir, sessionSecret: undefined });
    const file = path.join(folder, "site.tar.zst");
    const backedUp = await backUp(environment, file);
    expect(backedUp).toMatchObject({ ok: true, file });
    await load.stop();
    load = undefined;
    expect([site.child.exitCode, site.child.signalCode]).toEqual([null, null]);
    const secret = await readFile(path.join(dataDir, "session.secret"), "utf8");
    await stopSiteProcess(site);
    await rm(dataDir, { recursive: true });

    expect(await restore(environment, file, quietLog)).toMatchObject({ ok: true });
    expect(await readFile(path.join(dataDir, "session.secret"), "utf8")).toBe(secret);
    const again = path.join(folder, "again.tar.zst");
    expect(await backUp(environment, again)).toMatchObject({ ok: true });
    expect(await tablesOf(again)).toEqual(await tablesOf(file));

    site = await startSiteProcess({ DATA_DIR: dataDir, SESSION_SECRET: "" });
    expect((await fetch(`${site.url}/en/products/copia`)).status).toBe(200);
    const stored = await messagesOf((await findRunningPostgres(dataDir))!);
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
  });
});

/** Rows and sequences by the manifest, and the checksum of each table's rows however they are cut into parts. */
async function tablesOf(file: string): Promise<object> {
  const sums = new Map<string, ReturnType<typeof createHash>>();
  let manifest: { rows?: object; sequences?: object } = {};
  for await (const { name, content } of readFiles(file)) {
    if (name === "manifest.json") manifest = JSON.parse(String(content)) as typeof manifest;
    const table = tableOfPart(name);
    if (!table) continue;
    const hash = sums.get(table) ?? createHash("sha256");
    sums.set(table, hash.update(content));
  }
  expect(sums.size).toBeGreaterThan(5);
  return {
    rows: manifest.rows,
    sequences: manifest.sequences,
    sums: Object.fromEntries(Array.from(sums, ([table, hash]) => [table, hash.digest("hex")])),
  };
}

async function messagesOf(url: string): Promise<Set<string>> {
  return new Set((await query(url, "select message from contact_question")).map(({ message }) => String(message)));
}

async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await query(inject("postgresUrl"), `create database ${name}`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await query(inject("postgresUrl"), `drop database ${name}`)) };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}
