import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startSiteProcess, stopSiteProcess } from "../tests/support/site-process.ts";

export type OwnSite = { url: string; dataDir: string; close(): Promise<void> };

/** The built site on a free port, with a data folder of its own that is gone afterwards. */
export async function openOwnSite(): Promise<OwnSite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-site-"));
  const clear = () => rm(dataDir, { recursive: true, force: true });
  const site = await startSiteProcess({ DATA_DIR: dataDir }).catch(async (error) => {
    await clear();
    throw error;
  });
  return {
    url: site.url,
    dataDir,
    async close() {
      await stopSiteProcess(site);
      await clear();
    },
  };
}
