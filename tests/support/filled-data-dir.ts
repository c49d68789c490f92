import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { poll } from "#scripts/running-site/poll.ts";
import { documentsMade, documentsPatienceMs, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";

const run = promisify(execFile);

/**
 * Fills a DATA_DIR at `place` as the first start does, with all documents. This takes long, so the first test that needs
 * it does it and all others wait for it and copy it.
 */
export async function fillDataDir(place: string): Promise<void> {
  const mark = path.join(place, "filled");
  const isFirst = await mkdir(place).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    try {
      const site = await startSiteProcess({ DATA_DIR: place });
      await documentsMade(site);
      await stopSiteProcess(site);
      await writeFile(mark, "");
    } catch (error) {
      // The other tests stop waiting.
      await rm(place, { recursive: true, force: true });
      throw error;
    }
    return;
  }
  await poll(
    () => existsSync(mark) || !existsSync(place),
    (isOver) => isOver,
    documentsPatienceMs,
  );
  if (!existsSync(mark)) throw new Error(`${place} could not be filled.`);
}

/** Copies with file owners, because as root the files of the database belong to another user. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await run("cp", ["-a", `${from}/.`, to]);
}
