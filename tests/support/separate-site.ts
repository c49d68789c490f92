import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startSiteProcess, stopSiteProcess } from "./site-process.ts";

/** The built site with settings of its own, beside the one of all journeys. */
export async function openSeparateSite(variables: Record<string, string> = {}): Promise<{ url: string; dataDir: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-separate-"));
  const site = await startSiteProcess({ ...variables, DATA_DIR: dataDir });
  return {
    url: site.url,
    dataDir,
    async close() {
      await stopSiteProcess(site);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
