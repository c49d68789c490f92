/**
 * Number of events of a key that are written individually. Later ones are written once the backlog exceeds a tenth of those
 * written.
 */
const exactly = 10;
const hourMs = 3_600_000;

type Count = { seen: number; written: number };

/** Log sampling: within an hour, events with the same key are written ever more rarely, each line with their number. */
export type LogSampler = {
  /** Whether this key is known, or one of the first `most` keys of its kind within this hour. */
  isWithinKeyLimit(most: number, kind: string, key: string, at: Date): boolean;
  /** Counts one more event. `now`: events since the last written line, or 0 to postpone the line; `inAll`: their total. */
  count(kind: string, key: string, at: Date): { now: number; inAll: number };
};

export function createLogSampler(): LogSampler {
  let hour = -1;
  let kinds = new Map<string, Map<string, Count>>();
  const countsOf = (kind: string, at: Date) => {
    const currentHour = Math.floor(at.getTime() / hourMs);
    if (currentHour !== hour) [hour, kinds] = [currentHour, new Map()];
    const counts = kinds.get(kind) ?? new Map<string, Count>();
    kinds.set(kind, counts);
    return counts;
  };
  return {
    isWithinKeyLimit(most, kind, key, at) {
      const counts = countsOf(kind, at);
      return counts.has(key) || counts.size < most;
    },
    count(kind, key, at) {
      const counts = countsOf(kind, at);
      const count = counts.get(key) ?? { seen: 0, written: 0 };
      counts.set(key, count);
      count.seen += 1;
      const now = count.seen - count.written;
      if (count.seen > exactly && now < count.written / exactly) return { now: 0, inAll: count.seen };
      count.written = count.seen;
      return { now, inAll: count.seen };
    },
  };
}
