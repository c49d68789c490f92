import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { codeQueue, mailQueue } from "#domain/mail";
import { newsletterQueue } from "#domain/newsletter";
import { readContents } from "#domain/media";
import { placeTables } from "#domain/places";
import { archiveDatabase, findRunningPostgres, startEmbeddedPostgres } from "#platform/database";
import { makeFolder } from "#platform/folders";
import { listUnfinished } from "#platform/jobs";
import { openSecrets } from "#platform/secrets";
import type { Environment } from "./environment.ts";
import { mediaStoreOf } from "./media/open-media-store.ts";
import { reportUnreachable, root, type StartFailure } from "./services.ts";
import * as v from "valibot";

/** Names of archive entries other than the database's, and the key of the note about the secret. */
export const jobsFile = "jobs.json";
export const secretFile = "session.secret";
export const secretNote = "secret";
export const mediaFolder = "media/";
/** Queues to back up. Jobs of other queues can be created again from the content. */
export const archivedQueues = [codeQueue, mailQueue, newsletterQueue];

/** `lost`: hashes of images and files that are missing in the media store, and therefore in the backup. */
type BackUp = { ok: true; file: string; rows: number; tables: number; lost: string[]; bytes: number; seconds: number } | StartFailure;

/** Writes database, pending mails and session secret to one file, with or without a running site. The default folder is DATA_DIR. */
export async function backUp(environment: Environment, name?: string): Promise<BackUp> {
  return reportUnreachable(environment, () => writeBackup(environment, name));
}

async function writeBackup(environment: Environment, name: string | undefined): Promise<BackUp> {
  const startedAt = performance.now();
  const { dataDir } = environment;
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = path.resolve(name ?? path.join(dataDir, "backup", `ecactus-${moment}.tar.zst`));
  if (existsSync(file)) return { ok: false, message: `${file} exists already; name another file.` };
  const database = await openForReading(environment);
  if (!database.ok) return database;
  try {
    await makeFolder(path.dirname(file));
    const secret = environment.sessionSecret ?? (await readFile(path.join(dataDir, secretFile), "utf8"));
    const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));
    const lost: string[] = [];
    const { rows, tables } = await archiveDatabase({
      url: database.url,
      file,
      version,
      leftOut: placeTables,
      notes: { [secretNote]: fingerprint(secret) },
      async addMore(snapshot, add) {
        // Omits a secret from the environment, because the operator stores it with the environment.
        if (environment.sessionSecret === undefined) await add(secretFile, Buffer.from(secret));
        await add(jobsFile, Buffer.from(JSON.stringify(await listUnfinished(snapshot, archivedQueues))));
        for await (const { hash, bytes } of readContents(snapshot, mediaStoreOf(environment))) {
          if (bytes) await add(mediaFolder + hash, bytes);
          else lost.push(hash);
        }
      },
    });
    return { ok: true, file, rows, tables, lost, bytes: (await stat(file)).size, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await database.close();
  }
}

/** Hash that identifies a secret without revealing it. */
export function fingerprint(secret: string): string {
  return openSecrets(secret).hash("the secret of a backup");
}

type ForReading = { ok: true; url: string; close(): Promise<void> } | StartFailure;

/** Opens the database without migrating it, because a newer schema could break a running site. */
async function openForReading({ databaseUrl, dataDir }: Environment): Promise<ForReading> {
  const url = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (url) return { ok: true, url, close: async () => {} };
  if (!existsSync(path.join(dataDir, "postgres"))) return { ok: false, message: `DATA_DIR ${dataDir} has no database to back up.` };
  const outcome = await startEmbeddedPostgres({ dataDir, log: () => {} });
  return outcome.ok ? { ok: true, url: outcome.postgres.url, close: () => outcome.postgres.stop() } : outcome;
}
