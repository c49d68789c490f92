/** As many are written one by one; from then on those that came meanwhile, whenever they are a tenth. */
const exactly = 10;
const hourMs = 3_600_000;

type Count = { seen: number; written: number };

/** Keeps floods out of a journal: of the same thing within an hour it is written ever more rarely, with how often it was. */
export type Repeats = {
  /** Whether this key is among the first `most` of its kind within this hour, or one too many. */
  isAmong(most: number, kind: string, key: string, at: Date): boolean;
  /** Counts one more. How many to write now: since the last writing, and in all; 0 leaves it to a later one. */
  count(kind: string, key: string, at: Date): { now: number; inAll: number };
};

export function openRepeats(): Repeats {
  let hour = -1;
  let kinds = new Map<string, Map<string, Count>>();
  const countsOf = (kind: string, at: Date) => {
    const present = Math.floor(at.getTime() / hourMs);
    if (present !== hour) [hour, kinds] = [present, new Map()];
    const counts = kinds.get(kind) ?? new Map<string, Count>();
    kinds.set(kind, counts);
    return counts;
  };
  return {
    isAmong(most, kind, key, at) {
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
