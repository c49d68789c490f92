import { readEnvironment, type Environment } from "#server/environment.ts";

export const siteSecret = "a secret that only the tests know of";

export function environmentOf(dataDir: string): Environment {
  const result = readEnvironment({ DATA_DIR: dataDir, SESSION_SECRET: siteSecret });
  if (!result.ok) throw new Error(result.message);
  return result.environment;
}
