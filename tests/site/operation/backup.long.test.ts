import { createHash } from "node:crypto";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { findRunningPostgres } from "#platform/database";
import { backUp } from "#server/back-up.ts";
import { restore } from "#server/restore.ts";
import { readFiles } from "../../../platform/database/archive/files.ts";
import { tableOfPart } from "../../../platform/database/archive/format.ts";
import { copyDataDir, fillDataDir } from "../../support/filled-data-dir.ts";
import { startLoad } from "../../support/load.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";
import { queryDatabase } from "../../support/test-database.ts";
import { quietLog, testEnvironment } from "../../support/test-environment.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-backup-"));
  // Allow another user to enter the folder: as root, the tests run PostgreSQL as another user.
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

describe("backup of a site under load", () => {
  let site: SiteProcess | undefined;
  let load: ReturnType<typeof startLoad> | undefined;
  afterEach(async () => {
    await load?.stop();
    if (site) await stopSiteProcess(site);
  });

  test("restores all rows and every question acknowledged before the backup began", async () => {
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
    const report = await backUp(environment, file);
    expect(report).toMatchObject({ ok: true, file });
    await load.stop();
    load = undefined;
    expect([site.child.exitCode, site.child.signalCode]).toEqual([null, null]);
    const secret = await readFile(path.join(dataDir, "session.secret"), "utf8");
    await stopSiteProcess(site);
    await rm(dataDir, { recursive: true });

    expect(await restore(environment, file, quietLog)).toMatchObject({ ok: true });
    expect(await readFile(path.join(dataDir, "session.secret"), "utf8")).toBe(secret);
    const secondFile = path.join(folder, "again.tar.zst");
    expect(await backUp(environment, secondFile)).toMatchObject({ ok: true });
    expect(await tablesOf(secondFile)).toEqual(await tablesOf(file));

    site = await startSiteProcess({ DATA_DIR: dataDir, SESSION_SECRET: "" });
    expect((await fetch(`${site.url}/en/products/copia`)).status).toBe(200);
    const storedMessages = await messagesOf((await findRunningPostgres(dataDir))!);
    expect(acknowledged.filter((message) => !storedMessages.has(message))).toEqual([]);
  });
});

/** Row counts and sequences of the manifest, and one checksum per table, which does not depend on how the rows are split into parts. */
async function tablesOf(file: string): Promise<object> {
  const checksums = new Map<string, ReturnType<typeof createHash>>();
  let manifest: { rows?: object; sequences?: object } = {};
  for await (const { name, content } of readFiles(file)) {
    if (name === "manifest.json") manifest = JSON.parse(String(content)) as typeof manifest;
    const table = tableOfPart(name);
    if (!table) continue;
    const hash = checksums.get(table) ?? createHash("sha256");
    checksums.set(table, hash.update(content));
  }
  expect(checksums.size).toBeGreaterThan(5);
  return {
    rows: manifest.rows,
    sequences: manifest.sequences,
    sums: Object.fromEntries(Array.from(checksums, ([table, hash]) => [table, hash.digest("hex")])),
  };
}

async function messagesOf(url: string): Promise<Set<string>> {
  return new Set((await queryDatabase(url, "select message from contact_question")).map(({ message }) => String(message)));
}
