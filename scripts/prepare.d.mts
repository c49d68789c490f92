/** How Node runs the server: its flags and the script. */
export const serverArguments: string[];
export const serverMemory: Record<string, string>;
/** Builds the site, unless its sources are as they were at the last build. Where another process builds it, waits for that. */
export function ensureBuilt(): void;
export function isBuilt(): boolean;
/** Holds the fingerprint of what was built; while something is built, it is not there. */
export const buildStamp: string;
export function fingerprint(): string;
