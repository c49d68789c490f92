export type InstallLevel = "site" | "admin" | "tests" | "tools";
export type BuildPart = "site" | "rest";

/** How Node runs the server: its flags and the script. */
export const serverArguments: string[];
/** The smallest level that includes the wanted one and what is installed already. */
export function levelToInstall(
  wanted: InstallLevel,
  found: { stamp: { level: InstallLevel } | undefined; hasPackages: boolean },
): InstallLevel;
/**
 * Builds the pages with their server and then the rest, unless the sources are as they were at the last build. Waits for
 * another process that builds.
 */
export function ensureBuilt(): void;
/** Whether a part was built from the sources as they are; the rest is built last. */
export function isBuilt(part?: BuildPart): boolean;
/** The fingerprint of the sources that a part was built from. */
export function readBuildStamp(part: BuildPart): string | undefined;
/** Hold the fingerprint of the sources that were built; a build removes them first. */
export const buildStamps: Record<BuildPart, string>;
export function fingerprint(): string;
