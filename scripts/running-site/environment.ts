import { readEnvironment, type Environment } from "#server/environment.ts";

/** Session secret of the sites that tests and measurements start. */
export const siteSecret = "a secret that only the tests know of";

/** Settings of a site that runs or ran in a folder, for a script that opens its services. */
export function environmentOf(dataDir: string): Environment {
  const read = readEnvironment({ DATA_DIR: dataDir, SESSION_SECRET: siteSecret });
  if (!read.ok) throw new Error(read.message);
  return read.environment;
}
