import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { documentsMade, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";

export type OwnSite = {
  readonly dataDir: string;
  readonly url: string;
  readonly pid: number;
  /** Ends the process and keeps its data. */
  stop(): Promise<void>;
  /** After `stop`: the same data at another address. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** The built site on a free port, at rest, with a data folder of its own that is gone once it is closed. */
export async function openOwnSite(variables: Record<string, string> = {}): Promise<OwnSite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-site-"));
  const start = () => startSiteProcess({ ...variables, DATA_DIR: dataDir });
  const clear = () => rm(dataDir, { recursive: true, force: true });
  let site = await start().catch(async (error) => {
    await clear();
    throw error;
  });
  await documentsMade(site);
  return {
    dataDir,
    get url() {
      return site.url;
    },
    get pid() {
      return site.pid;
    },
    stop: () => stopSiteProcess(site),
    async start() {
      site = await start();
    },
    async close() {
      await stopSiteProcess(site);
      await clear();
    },
  };
}
