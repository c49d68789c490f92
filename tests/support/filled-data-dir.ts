import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { poll } from "#scripts/running-site/poll.ts";
import { waitForDocuments, documentsPatienceMs, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";

const run = promisify(execFile);

/**
 * Fills a DATA_DIR with all documents, as the first start does. The first test that needs the folder fills it; other tests wait and
 * copy it, because filling takes long.
 */
export async function fillDataDir(folder: string): Promise<void> {
  const markerFile = path.join(folder, "filled");
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    try {
      const site = await startSiteProcess({ DATA_DIR: folder });
      await waitForDocuments(site);
      await stopSiteProcess(site);
      await writeFile(markerFile, "");
    } catch (error) {
      // Remove the folder, so that waiting tests fail at once.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    return;
  }
  await poll(
    () => existsSync(markerFile) || !existsSync(folder),
    (hasEnded) => hasEnded,
    documentsPatienceMs,
  );
  if (!existsSync(markerFile)) throw new Error(`${folder} was not filled: the test that fills it failed or takes too long`);
}

/** Copies with file owners: as root, the database files belong to another user. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await run("cp", ["-a", `${from}/.`, to]);
}
