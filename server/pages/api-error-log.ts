import { logSample, type Log } from "#platform/log";

type Refusal = { requestId: string; path: string; status: number; body: unknown };

/** Unknown entries and missing logins, which crawlers and visitors cause all day. */
const expectedStatuses = new Set([401, 404]);
const outageStatus = 503;

/**
 * Logs HTTP errors of a page's API calls, unexpected ones as warnings. Samples expected errors and outages: writes the first per
 * minute, status and kind of call, and counts the others.
 */
export function createApiErrorLog(log: Log): (refusal: Refusal) => void {
  return ({ requestId, path, status, body }) => {
    const fields = { requestId, path, status };
    // Omits the slug of the entry, because clients can invent any number of them.
    const kind = { calls: `${path.slice(0, path.lastIndexOf("/"))}/*`, status };
    if (expectedStatuses.has(status)) logSample(log, { level: "info", event: "api.refused", fields, kind });
    else if (status === outageStatus) logSample(log, { level: "warn", event: "api.refused", fields: { ...fields, body }, kind });
    else log.warn("api.refused", { ...fields, body });
  };
}
