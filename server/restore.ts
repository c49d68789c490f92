import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  checkArchive,
  findFile,
  isEmptyDatabase,
  readFiles,
  restoreDatabase,
  startEmbeddedPostgres,
  type ArchiveFault,
} from "#platform/database";
import { putContent } from "#domain/media";
import { openJobs } from "#platform/jobs";
import type { Log } from "#platform/log";
import { fingerprint, jobsFile, archivedQueues, mediaFolder, secretFile, secretNote } from "./back-up.ts";
import type { Environment } from "./environment.ts";
import { mediaStoreOf } from "./media/open-media-store.ts";
import { migrationsFolder, reportUnreachable, type StartFailure } from "./services.ts";
import * as v from "valibot";

type Restored = { ok: true; version: string; createdAt: string; rows: number; seconds: number } | StartFailure;

const createdFiles = ["postgres", "postgres.password", "postgres.log", "media"];

/** Format of `listUnfinished`. */
const jobsSchema = v.array(v.object({ queue: v.string(), jobs: v.array(v.object({ id: v.string(), data: v.looseObject({}) })) }));

/** Loads a backup into an empty DATA_DIR or database. A failed restore leaves it empty. */
export async function restore(environment: Environment, file: string, log: Log): Promise<Restored> {
  return reportUnreachable(environment, () => load(environment, file, log));
}

async function load(environment: Environment, file: string, log: Log): Promise<Restored> {
  const startedAt = performance.now();
  if (!existsSync(file)) return { ok: false, message: `There is no file ${file}.` };
  const check = await checkArchive(file, migrationsFolder);
  if (!check.ok) return { ok: false, message: describeFault(file, check) };
  const { archive } = check;
  const secret = await chooseSecret(environment, file, archive.about.notes[secretNote]);
  if (!secret.ok) return secret;
  const target = await openTarget(environment);
  if (!target.ok) return target;
  const jobs = openJobs({ url: target.url, log, onlyEnqueues: true });
  try {
    await restoreDatabase({
      url: target.url,
      archive,
      migrationsFolder,
      async loadMore(transaction) {
        const waiting = v.parse(jobsSchema, JSON.parse(String(await findFile(file, jobsFile))));
        for (const queue of archivedQueues) {
          const queued = waiting.find((each) => each.queue === queue.name)?.jobs ?? [];
          if (queued.length > 0) await jobs.enqueue(transaction, queue, queued);
        }
        const store = mediaStoreOf(environment);
        for await (const { name, content } of readFiles(file)) if (name.startsWith(mediaFolder)) await putContent(store, content);
      },
    });
    if (secret.toWrite) await writeFile(path.join(environment.dataDir, secretFile), secret.toWrite, { mode: 0o600 });
  } catch (error) {
    await jobs.close();
    await target.discard();
    throw error;
  }
  await jobs.close();
  await target.close();
  const { version, createdAt } = archive.about;
  const rows = Object.values(archive.manifest.rows).reduce((sum, count) => sum + count, 0);
  return { ok: true, version, createdAt, rows, seconds: (performance.now() - startedAt) / 1000 };
}

function describeFault(file: string, fault: ArchiveFault): string {
  if (fault.reason === "damaged") return `${file} is no whole backup: ${fault.problem}.`;
  if (fault.reason === "foreign") return `${file} has a format that this version does not support.`;
  return `${file} was made by version ${fault.version}, whose schema is newer than this version's; restore it with that one.`;
}

type Secret = { ok: true; toWrite?: Buffer } | { ok: false; message: string };

/** Checks that the site will use the archive's secret, because no other one decrypts the stored data. */
async function chooseSecret(
  { sessionSecret, sessionSecretFallback }: Environment,
  file: string,
  expected: string | undefined,
): Promise<Secret> {
  if (sessionSecret === undefined) {
    const toWrite = await findFile(file, secretFile);
    return toWrite
      ? { ok: true, toWrite }
      : {
          ok: false,
          message: "SESSION_SECRET is not set; set it to the secret of the backed-up site, because the backup does not contain it.",
        };
  }
  if ([sessionSecret, sessionSecretFallback].some((secret) => secret !== undefined && fingerprint(secret) === expected))
    return { ok: true };
  return {
    ok: false,
    message:
      "SESSION_SECRET is another one than that of the backup; set the one of the backed-up site here or in SESSION_SECRET_FALLBACK. If the site generated it, it is in session.secret of the backup.",
  };
}

type Target = { ok: true; url: string; close(): Promise<void>; discard(): Promise<void> } | StartFailure;

async function openTarget({ databaseUrl, dataDir }: Environment): Promise<Target> {
  if (databaseUrl !== undefined) {
    if (!(await isEmptyDatabase(databaseUrl)))
      return { ok: false, message: "The database of DATABASE_URL is not empty; allowed is one without tables." };
    const nothing = async () => {};
    return { ok: true, url: databaseUrl, close: nothing, discard: nothing };
  }
  const existing = [...createdFiles, secretFile].find((name) => existsSync(path.join(dataDir, name)));
  if (existing) return { ok: false, message: `DATA_DIR ${dataDir} is not empty: it has ${existing}; allowed is a new folder.` };
  const outcome = await startEmbeddedPostgres({ dataDir, log: () => {} });
  if (!outcome.ok) return outcome;
  const { url, stop } = outcome.postgres;
  const discard = async () => {
    await stop();
    for (const name of createdFiles) await rm(path.join(dataDir, name), { recursive: true, force: true });
  };
  return { ok: true, url, close: stop, discard };
}
