import { openOwnSite } from "../../scripts/own-site.ts";

/** The production build on an embedded database of its own, for all journeys of a run. */
export default async function startSite(): Promise<() => Promise<void>> {
  const site = await openOwnSite();
  process.env.JOURNEY_URL = site.url;
  process.env.JOURNEY_DATA_DIR = site.dataDir;
  return () => site.close();
}
