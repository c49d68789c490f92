export type InstallLevel = "site" | "admin" | "tests" | "tools";
export type BuildPart = "site" | "rest";

export const serverArguments: string[];
/** Returns the smallest level that includes the requested and the installed one. */
export function levelToInstall(
  wanted: InstallLevel,
  found: { stamp: { level: InstallLevel } | undefined; hasPackages: boolean },
): InstallLevel;
/** Builds the site unless the sources are unchanged since the last build. Waits for another process that builds. */
export function ensureBuilt(): void;
/** Whether a part was built from the current sources. The rest is built last. */
export function isBuilt(part?: BuildPart): boolean;
export function readBuildStamp(part: BuildPart): string | undefined;
/** Files with the fingerprint of the built sources; a build removes them first. */
export const buildStamps: Record<BuildPart, string>;
export function fingerprint(): string;
