import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findPostmaster } from "../../platform/database/embedded/postmaster-file.ts";
import { copyDataDir, fillDataDir } from "./filled-data-dir.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { hasEnded, startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";

export type SharedSite = Awaited<ReturnType<typeof openSharedSite>>;

/**
 * Manages one DATA_DIR and its site process, which several tests share.
 * @param filledDataDir filled DATA_DIR of the test run, to copy; created if missing
 */
export async function openSharedSite(filledDataDir: string) {
  await fillDataDir(filledDataDir);
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-process-"));
  await copyDataDir(filledDataDir, folder);
  let site: SiteProcess | undefined;
  const postmaster = () => findPostmaster(path.join(folder, "postgres"));
  return {
    folder,
    postmaster,

    /** Returns the running site. Starts it again if the previous test ended it. */
    async running(): Promise<SiteProcess> {
      site = site && !hasEnded(site.child) ? site : await startSiteProcess({ DATA_DIR: folder });
      return site;
    },

    async databaseUrl({ lines }: SiteProcess): Promise<string> {
      const { port } = lines.find(({ event }) => event === "database.started" || event === "database.adopted")!;
      const password = await readFile(path.join(folder, "postgres.password"), "utf8");
      return `postgres://ecactus:${password}@127.0.0.1:${String(port)}/ecactus`;
    },

    async close(): Promise<void> {
      if (site) await stopSiteProcess(site);
      const orphanedPostmaster = await postmaster();
      if (orphanedPostmaster) process.kill(orphanedPostmaster.pid, "SIGQUIT");
      await poll(postmaster, (postmasterFound) => !postmasterFound);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
