import { chmod, copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { queueMail } from "#domain/mail";
import { addMedia, findMedia, removeMedia, replaceMedia } from "#domain/media";
import { openMediaStore } from "#platform/media-store";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { backUp } from "#server/back-up.ts";
import { restore } from "#server/restore.ts";
import { makeImage } from "../../support/make-images.ts";
import { startS3Server } from "../../support/s3-server.ts";
import { openTestContext, type TestContext } from "../../support/test-context.ts";
import { createTestDatabase, queryDatabase, type TestDatabase } from "../../support/test-database.ts";
import { quietLog, testEnvironment } from "../../support/test-environment.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-backup-"));
  // Allow another user to enter the folder: as root, the tests run PostgreSQL as another user.
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

describe("backup and restore", () => {
  let context: TestContext;
  let target: TestDatabase;
  let file: string;
  let source: ReturnType<typeof testEnvironment>;
  let backupFolder: string;
  let formerHash: string;
  let picture: string;
  beforeAll(async () => {
    context = await openTestContext();
    backupFolder = await mkdtemp(path.join(os.tmpdir(), "ecactus-archive-"));
    await context.database.transaction((transaction) =>
      queueMail(context, transaction, [
        { name: "questionReceived", language: "fr", to: "zoe@example.com", data: { values: { name: "Zoë" } } },
      ]),
    );
    await addMedia(context, { name: "brought", bytes: await makeImage() });
    formerHash = (await findMedia(context, "brought"))!.hash;
    await replaceMedia(context, { name: "brought", bytes: await makeImage() });
    picture = (await findMedia(context, "brought"))!.hash;
    source = testEnvironment({ databaseUrl: context.testDatabase.url });
    file = path.join(backupFolder, "site.tar.zst");
    await backUp(source, file);
  });
  afterAll(async () => {
    await context.close();
    await rm(backupFolder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    target = await createTestDatabase("empty");
  });
  afterEach(() => target.drop());

  const restoreTarget = (changes = {}) => testEnvironment({ databaseUrl: target.url, dataDir: folder, ...changes });

  test("writes a file only its owner can read and overwrites none", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await backUp(source, file)).toEqual({ ok: false, message: `${file} exists already; name another file.` });
    expect(await readdir(backupFolder)).toEqual(["site.tar.zst"]);
  });

  test("restores the mail queue", async () => {
    expect(await restore(restoreTarget(), file, quietLog)).toMatchObject({ ok: true });
    const jobs = "select name, state, data from pgboss.job where name like 'mail%'";
    const [before, after] = await Promise.all([context.testDatabase.url, target.url].map((url) => queryDatabase(url, jobs)));
    expect(after).toEqual(before);
    expect(after).toHaveLength(1);
  });

  test.each([
    ["a folder", undefined],
    ["a bucket", startS3Server],
  ])("restores images and their former versions into %s", async (_, start) => {
    const bucket = await start?.();
    const s3Url = bucket?.url;
    expect(await restore(restoreTarget({ s3Url }), file, quietLog)).toMatchObject({ ok: true });
    const rows = await queryDatabase(target.url, "select distinct hash from media_version order by hash");
    // With a bucket, start with an empty local folder, so that every image is read from the bucket.
    const restoredMedia = openMediaStore({ directory: path.join(folder, s3Url ? "copies" : "media"), s3Url });
    expect(await restoredMedia.list("originals")).toEqual(rows.map(({ hash }) => `originals/${hash}`));
    for (const hash of [formerHash, picture]) {
      expect(await readFile((await restoredMedia.get(`originals/${hash}`))!)).toEqual(
        await readFile((await context.mediaStore.get(`originals/${hash}`))!),
      );
    }
    await bucket?.close();
  });

  test("reports an original missing from the media store and still succeeds", async () => {
    const bytes = await makeImage();
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
  ])("rejects a backup that is %s with one line and writes nothing", async (_, damage) => {
    const damagedFile = path.join(folder, "damaged.tar.zst");
    await writeFile(damagedFile, damage(await readFile(file)));
    const outcome = await restore(restoreTarget(), damagedFile, quietLog);
    expect(outcome).toMatchObject({ ok: false, message: expect.stringMatching(/^\S+ is no whole backup: [^\n]+\.$/) });
    expect(await queryDatabase(target.url, "select 1 from pg_tables where schemaname in ('public', 'drizzle')")).toEqual([]);
  });

  test("rejects a backup of a newer version with one line", async () => {
    await context.database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
    const newerFile = path.join(folder, "newer.tar.zst");
    await backUp(source, newerFile);
    await context.database.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    expect(await restore(restoreTarget(), newerFile, quietLog)).toEqual({
      ok: false,
      message: expect.stringMatching(
        /^\S+ was made by version \S+, whose schema is newer than this version's; restore it with that one\.$/,
      ),
    });
  });

  test("rejects a target that is not empty, and another session secret", async () => {
    const filledDatabase = await createTestDatabase();
    expect(await restore(restoreTarget({ databaseUrl: filledDatabase.url }), file, quietLog)).toEqual({
      ok: false,
      message: "The database of DATABASE_URL is not empty; allowed is one without tables.",
    });
    // The session secret is checked first: the old one is accepted as the fallback.
    const rotatedSecrets = { sessionSecret: "another secret of more than 32 characters", sessionSecretFallback: siteSecret };
    expect(await restore(restoreTarget({ databaseUrl: filledDatabase.url, ...rotatedSecrets }), file, quietLog)).toMatchObject({
      message: expect.stringContaining("is not empty"),
    });
    await filledDatabase.drop();
    await copyFile(file, path.join(folder, "postgres"));
    expect(await restore(testEnvironment({ dataDir: folder }), file, quietLog)).toMatchObject({
      ok: false,
      message: expect.stringContaining("is not empty: it has postgres"),
    });
    expect(await restore(restoreTarget({ sessionSecret: "another secret of more than 32 characters" }), file, quietLog)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^SESSION_SECRET is another one[^\n]+$/),
    });
  });
});
