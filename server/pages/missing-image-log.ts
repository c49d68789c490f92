import type { Log } from "#platform/log";

/** Logs each missing image once per process, however many pages refer to it. */
export function createMissingImageLog(log: Log): (page: { requestId: string; path: string }, picture: string) => void {
  const logged = new Set<string>();
  return (page, picture) => {
    if (logged.has(picture)) return;
    logged.add(picture);
    log.warn("picture.missing", { ...page, picture });
  };
}
