export type InstallLevel = "site" | "admin" | "tests" | "tools";

/** How Node runs the server: its flags and the script. */
export const serverArguments: string[];
export const serverMemory: Record<string, string>;
/** The smallest level that includes the wanted one and what is installed already. */
export function levelToInstall(
  wanted: InstallLevel,
  found: { stamp: { level: InstallLevel } | undefined; hasPackages: boolean },
): InstallLevel;
/** Builds the site, unless its sources are as they were at the last build. Where another process builds it, waits for that. */
export function ensureBuilt(): void;
export function isBuilt(): boolean;
/** Holds the fingerprint of what was built; while something is built, it is not there. */
export const buildStamp: string;
export function fingerprint(): string;
