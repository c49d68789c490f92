/** How Node runs the server: its flags and the script. */
export const serverArguments: string[];
export const serverMemory: Record<string, string>;
/** Builds the site, unless its sources are as they were at the last build. */
export function ensureBuilt(): void;
