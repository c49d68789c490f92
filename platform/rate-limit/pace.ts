import { LRUCache } from "lru-cache";

const rememberedAtMost = 20_000;

export type Pace = {
  /** Counts one more by `who`; 0 where it is allowed, else the whole seconds until it is, and it is not counted. */
  take(who: string, now: Date): number;
};

/**
 * `burst` at once, then `perMinute`, evenly. Kept in this process, because it guards this process: what it refuses is to
 * cost less than a statement of the database. Of each only the moment is kept at which all of theirs would be used up.
 */
export function createPace({ burst, perMinute }: { burst: number; perMinute: number }): Pace {
  const interval = 60_000 / perMinute;
  const usedUntil = new LRUCache<string, number>({ max: rememberedAtMost });
  return {
    take(who, now) {
      const from = Math.max(usedUntil.get(who) ?? 0, now.getTime());
      const wait = from - now.getTime() - (burst - 1) * interval;
      if (wait > 0) return Math.ceil(wait / 1000);
      usedUntil.set(who, from + interval);
      return 0;
    },
  };
}
