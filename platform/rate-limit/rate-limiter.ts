import { LRUCache } from "lru-cache";

const rememberedAtMost = 20_000;

export type RateLimiter = {
  /** Counts one more call by `who` and returns 0 if it is allowed; otherwise returns the whole seconds to wait and counts nothing. */
  take(who: string, now: Date): number;
};

/**
 * GCRA rate limiter: `burst` calls at once, then `perMinute` evenly. Counts in memory, because a refused call should cost less than
 * a database statement. Stores only the theoretical arrival time of each caller.
 */
export function createRateLimiter({ burst, perMinute }: { burst: number; perMinute: number }): RateLimiter {
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
