import { spawnSync } from "node:child_process";
import { pino } from "pino";
import { createLog } from "#platform/log";
import type { Context } from "../../../domain/context.ts";
import { openServices } from "#server/services.ts";
import { documentsMade, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { environmentOf } from "#scripts/running-site/environment.ts";

type PinnedSite = { context: Context; url: string; pid: number };

/**
 * The built site on the first core, with its database open beside it. It believes this machine's word for where a visitor
 * comes from, so that a load can come from many addresses.
 */
export async function withPinnedSite<Result>(
  dataDir: string,
  use: (site: PinnedSite) => Promise<Result>,
  variables: Record<string, string> = {},
): Promise<Result> {
  const opened = await openServices(environmentOf(dataDir), createLog(pino.destination("/dev/null")));
  if (!opened.ok) throw new Error(opened.message);
  const { services } = opened;
  const site = await startSiteProcess({ DATABASE_URL: services.databaseUrl, DATA_DIR: dataDir, TRUSTED_PROXY: "127.0.0.1", ...variables });
  await documentsMade(site);
  spawnSync("taskset", ["-acp", "0", String(site.pid)]);
  try {
    return await use({ context: services.context, url: site.url, pid: site.pid });
  } finally {
    await stopSiteProcess(site);
    await services.close();
  }
}
