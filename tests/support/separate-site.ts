import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { copyDataDir } from "./filled-data-dir.ts";
import { startSiteProcess, stopSiteProcess, type SiteProcess } from "#scripts/running-site/site-process.ts";

/** Starts the built site with these settings on a copy of the test run's filled DATA_DIR. */
export async function openSeparateSite(
  variables: Record<string, string> = {},
): Promise<Pick<SiteProcess, "url" | "lines"> & { dataDir: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-separate-"));
  await copyDataDir(process.env.FILLED_DATA_DIR!, dataDir);
  const site = await startSiteProcess({ ...variables, DATA_DIR: dataDir });
  return {
    url: site.url,
    lines: site.lines,
    dataDir,
    async close() {
      await stopSiteProcess(site);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
