import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findPostmaster } from "../../platform/database/embedded/postmaster-file.ts";
import { copyDataDir, fillDataDir } from "./filled-data-dir.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { hasEnded, startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";

/** One DATA_DIR and the site process on it, which several tests share. */
export type KeptSite = Awaited<ReturnType<typeof keepSite>>;

/** @param filled folder of the filled DATA_DIR that the test run shares; created if missing */
export async function keepSite(filledDataDir: string) {
  await fillDataDir(filledDataDir);
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-process-"));
  await copyDataDir(filledDataDir, folder);
  let site: SiteProcess | undefined;
  const postmaster = () => findPostmaster(path.join(folder, "postgres"));
  return {
    folder,
    postmaster,

    /** Returns the running site, and starts it again if the previous test ended it. */
    async running(): Promise<SiteProcess> {
      site = site && !hasEnded(site.child) ? site : await startSiteProcess({ DATA_DIR: folder });
      return site;
    },

    /** Address of the embedded database of a running site. */
    async databaseUrl({ lines }: SiteProcess): Promise<string> {
      const { port } = lines.find(({ event }) => event === "database.started" || event === "database.adopted")!;
      const password = await readFile(path.join(folder, "postgres.password"), "utf8");
      return `postgres://ecactus:${password}@127.0.0.1:${String(port)}/ecactus`;
    },

    async close(): Promise<void> {
      if (site) await stopSiteProcess(site);
      const orphan = await postmaster();
      if (orphan) process.kill(orphan.pid, "SIGQUIT");
      await poll(postmaster, (postmasterFound) => !postmasterFound);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
