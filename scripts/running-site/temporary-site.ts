import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { waitForDocuments, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";

export type TemporarySite = {
  readonly dataDir: string;
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
  /** Restarts the site after `stop`, with the same data on another port. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the built site on a free port with a temporary data folder, and waits until its documents are rendered. */
export async function openTemporarySite(variables: Record<string, string> = {}): Promise<TemporarySite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-site-"));
  const start = () => startSiteProcess({ ...variables, DATA_DIR: dataDir });
  const clear = () => rm(dataDir, { recursive: true, force: true });
  let site = await start().catch(async (error) => {
    await clear();
    throw error;
  });
  await waitForDocuments(site);
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
