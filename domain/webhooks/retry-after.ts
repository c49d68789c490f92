/** A receiver may put the next try off by so much at most. */
export const longestPauseSeconds = 3_600;

/** Statuses whose `Retry-After` says when a receiver takes deliveries again. */
const busyStatuses = [429, 503];

/** The forms of a date in HTTP; Date.parse takes many more. */
const httpDate = /^(?:[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT|[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d [\d:]{8} GMT)$/;

/** When a delivery is tried again as its receiver asked, within bounds; nothing where it did not ask. */
export function retryTime({ status, retryAfter }: { status: number; retryAfter?: string }, now: Date): Date | undefined {
  const value = retryAfter?.trim() ?? "";
  if (!busyStatuses.includes(status)) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : httpDate.test(value) ? (Date.parse(value) - now.getTime()) / 1000 : Number.NaN;
  if (Number.isNaN(seconds)) return undefined;
  return new Date(now.getTime() + Math.min(Math.max(seconds, 1), longestPauseSeconds) * 1000);
}
