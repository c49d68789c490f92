import { eventBounds } from "#domain/content/schema";

/** Selects the rows whose last valid day is not over, and returns the next moment at which one of them ends. */
export function selectValid<Row extends { validUntil?: string | undefined }>(rows: readonly Row[], timeZone: string, now: Date) {
  const dated = rows.map((row) => ({
    row,
    end: row.validUntil && eventBounds({ start: row.validUntil, end: row.validUntil, timeZone }).end,
  }));
  const valid = dated.filter(({ end }) => !end || end > now);
  const ends = valid.flatMap(({ end }) => (end ? [end.getTime()] : []));
  return { valid: valid.map(({ row }) => row), expiresAt: ends.length > 0 ? new Date(Math.min(...ends)) : undefined };
}
