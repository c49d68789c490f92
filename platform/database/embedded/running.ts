import { join, resolve } from "node:path";
import { applicationName } from "./application-database.ts";
import { readPassword } from "./password.ts";
import { findPostmaster } from "./postmaster-file.ts";
import { address } from "./settings.ts";

/** Address of the database that a server keeps running in `dataDir`, for a tool that works beside it; null when none runs. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const password = await readPassword(resolve(dataDir));
  const postmaster = password && (await findPostmaster(join(resolve(dataDir), "postgres")));
  if (!password || !postmaster) return null;
  return `postgres://${applicationName}:${password}@${address}:${postmaster.port}/${applicationName}`;
}
