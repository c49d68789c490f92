export const maxRetryDelaySeconds = 3_600;

/** Status codes with a meaningful `Retry-After`. */
const busyStatuses = [429, 503];

/** Date formats of HTTP (RFC 9110); `Date.parse` accepts many others. */
const httpDate = /^(?:[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT|[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d [\d:]{8} GMT)$/;

/** Returns the time of the next attempt that the receiver requested, limited to one hour; `undefined` without a request. */
export function retryTime({ status, retryAfter }: { status: number; retryAfter?: string }, now: Date): Date | undefined {
  const value = retryAfter?.trim() ?? "";
  if (!busyStatuses.includes(status)) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : httpDate.test(value) ? (Date.parse(value) - now.getTime()) / 1000 : Number.NaN;
  if (Number.isNaN(seconds)) return undefined;
  return new Date(now.getTime() + Math.min(Math.max(seconds, 1), maxRetryDelaySeconds) * 1000);
}
