import type { Log } from "#platform/log";

type Refusal = { requestId: string; path: string; status: number; body: unknown };

/** An entry that does not exist, somebody who is not logged in: crawlers and visitors cause them all day. */
const ordinary = new Set([401, 404]);
const minuteMs = 60_000;

/**
 * Logs every HTTP error that a page's calls were answered with. A fault is a warning. Of the ordinary ones the first of a
 * minute is told, for each status and kind of call; how many more came is said in one line when the minute is over.
 */
export function createRefusalLog(log: Log): (refusal: Refusal) => void {
  const more = new Map<string, number>();
  return ({ requestId, path, status, body }) => {
    if (!ordinary.has(status)) return log.warn("api.refused", { requestId, path, status, body });
    // Without the key of the entry, of which a stranger can make up as many as they like.
    const calls = `${path.slice(0, path.lastIndexOf("/"))}/*`;
    const kind = `${status} ${calls}`;
    const known = more.get(kind);
    more.set(kind, known === undefined ? 0 : known + 1);
    if (known !== undefined) return;
    log.info("api.refused", { requestId, path, status });
    setTimeout(() => {
      const times = more.get(kind);
      more.delete(kind);
      if (times) log.info("api.refusedMore", { calls, status, times });
    }, minuteMs).unref();
  };
}
