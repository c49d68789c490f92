import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startSiteProcess, stopSiteProcess } from "../support/site-process.ts";

/** The production build on an embedded database of its own, for all journeys of a run. */
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-journeys-"));
  const site = await startSiteProcess({ DATA_DIR: folder });
  process.env.JOURNEY_URL = site.url;
  return async () => {
    await stopSiteProcess(site);
    await rm(folder, { recursive: true, force: true });
  };
}
