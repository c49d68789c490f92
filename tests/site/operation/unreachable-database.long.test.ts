import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "#server/back-up.ts";
import { exitCodes } from "../../../scripts/exit-codes.mjs";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestContext } from "../../support/test-context.ts";
import { queryDatabase } from "../../support/test-database.ts";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { testEnvironment } from "../../support/test-environment.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-unreachable-"));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

describe("unreachable database", () => {
  const unreachableUrl = "postgres://owner:very-secret@127.0.0.1:1/x";
  const args: Record<string, (file: string) => string[]> = {
    backup: () => [],
    restore: (file) => [file],
    "content-import": () => [],
    "account-open-api": () => ["list"],
  };

  test.each(Object.keys(args))("makes scripts/%s.ts stop with one line and the exit code for a retry", async (script) => {
    const file = path.join(folder, "site.tar.zst");
    if (script === "restore") {
      const context = await openTestContext();
      await backUp(testEnvironment({ databaseUrl: context.testDatabase.url }), file);
      await context.close();
    }
    const env = { ...process.env, DATABASE_URL: unreachableUrl, SESSION_SECRET: siteSecret, DATA_DIR: path.join(folder, "data") };
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args[script]!(file)], {
      env,
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([exitCodes.notNow, ""]);
    expect(stderr).toMatch(/^DATABASE_URL leads to no database \(ECONNREFUSED[^\n]*\); allowed is [^\n]+\n$/);
    expect(stderr).not.toContain("very-secret");
  });

  test("stops a running backup with one line and leaves no file", async () => {
    const context = await openTestContext();
    const { url } = context.testDatabase;
    const file = path.join(folder, "site.tar.zst");
    // Lock a table, which blocks the backup until its connection is ended as by a database restart.
    const lockingClient = new Client({ connectionString: url });
    await lockingClient.connect();
    await lockingClient.query("begin; lock table content_entry");
    const backup = backUp(testEnvironment({ databaseUrl: url }), file);
    const waitingQuery = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await poll(
      () => queryDatabase(url, waitingQuery),
      (rows) => rows.length > 0,
    );
    await queryDatabase(url, `select pg_terminate_backend(pid) from (${waitingQuery}) waiting`);
    expect(await backup).toMatchObject({
      ok: false,
      isTemporary: true,
      message: expect.stringMatching(/^DATABASE_URL leads to no database \([^\n]+\); [^\n]+$/),
    });
    expect(await readdir(folder)).toEqual([]);
    await lockingClient.end();
    await context.close();
  });
});
