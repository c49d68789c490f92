import { join, resolve } from "node:path";
import { applicationName } from "./application-database.ts";
import { readPassword } from "./password.ts";
import { findPostmaster } from "./postmaster-file.ts";
import { address } from "./settings.ts";

/** URL of the database that a server runs in `dataDir`, for a command-line tool beside it; null if none runs. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const password = await readPassword(resolve(dataDir));
  const postmaster = password && (await findPostmaster(join(resolve(dataDir), "postgres")));
  if (!password || !postmaster) return null;
  return `postgres://${applicationName}:${password}@${address}:${postmaster.port}/${applicationName}`;
}
