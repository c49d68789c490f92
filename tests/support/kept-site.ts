import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findPostmaster } from "../../platform/database/embedded/postmaster-file.ts";
import { copyDataDir, fillDataDir } from "./filled-data-dir.ts";
import { poll } from "./poll.ts";
import { hasEnded, startSiteProcess, stopSiteProcess, type SiteProcess } from "./site-process.ts";

/** A folder with the content, and the one site that runs on it from test to test. */
export type KeptSite = Awaited<ReturnType<typeof keepSite>>;

/** @param filled folder where the run's filled DATA_DIR is found or made */
export async function keepSite(filled: string) {
  await fillDataDir(filled);
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-process-"));
  await copyDataDir(filled, folder);
  let site: SiteProcess | undefined;
  const postmaster = () => findPostmaster(path.join(folder, "postgres"));
  return {
    folder,
    postmaster,

    /** As the test before left it, or started again where that one has ended it. */
    async running(): Promise<SiteProcess> {
      site = site && !hasEnded(site.child) ? site : await startSiteProcess({ DATA_DIR: folder });
      return site;
    },

    /** The address of the embedded database of a running site. */
    async databaseUrl({ lines }: SiteProcess): Promise<string> {
      const { port } = lines.find(({ event }) => event === "database.started" || event === "database.adopted")!;
      const password = await readFile(path.join(folder, "postgres.password"), "utf8");
      return `postgres://ecactus:${password}@127.0.0.1:${String(port)}/ecactus`;
    },

    async close(): Promise<void> {
      if (site) await stopSiteProcess(site);
      const orphan = await postmaster();
      if (orphan) process.kill(orphan.pid, "SIGQUIT");
      await poll(postmaster, (found) => !found);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
