import { logSample, type Log } from "#platform/log";

type Refusal = { requestId: string; path: string; status: number; body: unknown };

/** An entry that does not exist, somebody who is not logged in: crawlers and visitors cause them all day. */
const ordinary = new Set([401, 404]);
/** An outage brings as many as there are calls. */
const outage = 503;

/**
 * Logs every HTTP error that a page's calls were answered with. A fault is a warning. Of the ordinary ones and of those of
 * an outage the first of a minute is told, for each status and kind of call, and the others are counted.
 */
export function createRefusalLog(log: Log): (refusal: Refusal) => void {
  return ({ requestId, path, status, body }) => {
    const fields = { requestId, path, status };
    // Without the key of the entry, of which a stranger can make up as many as they like.
    const kind = { calls: `${path.slice(0, path.lastIndexOf("/"))}/*`, status };
    if (ordinary.has(status)) logSample(log, { level: "info", event: "api.refused", fields, kind });
    else if (status === outage) logSample(log, { level: "warn", event: "api.refused", fields: { ...fields, body }, kind });
    else log.warn("api.refused", { ...fields, body });
  };
}
