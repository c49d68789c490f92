import type { Log } from "#platform/log";

/** Logs a picture that an entry names in vain once as long as this process lives, however many pages show its place. */
export function createMissingLog(log: Log): (page: { requestId: string; path: string }, picture: string) => void {
  const known = new Set<string>();
  return (page, picture) => {
    if (known.has(picture)) return;
    known.add(picture);
    log.warn("picture.missing", { ...page, picture });
  };
}
