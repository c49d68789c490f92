import { LRUCache } from "lru-cache";

export type PageCache<Value extends object> = {
  get(key: string): Value | undefined;
  /**
   * Returns the cached value, or calls `produce` and caches its result; concurrent misses share one call. Does not cache
   * `undefined`, failures and values that have already expired.
   */
  fetch(key: string, produce: () => Promise<Value | undefined>): Promise<Value | undefined>;
  /** Updates the size of a value that has changed. */
  recount(key: string): void;
  /** Sum of the sizes of all cached values, in bytes. */
  bytes(): number;
};

/** LRU cache, limited by the sum of `sizeOf` in bytes. Drops a value as soon as `isExpired` returns true. */
export function createPageCache<Value extends object>(input: {
  maxBytes: number;
  sizeOf(value: Value): number;
  isExpired(value: Value): boolean;
}): PageCache<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value | undefined>>({
    maxSize: input.maxBytes,
    sizeCalculation: (value) => Math.max(1, input.sizeOf(value)),
    // Completes a fetch whose entry is evicted meanwhile, because requests wait for its result.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: produce }) => produce(),
  });
  const current = (key: string) => {
    const value = cache.get(key);
    if (!value || !input.isExpired(value)) return value;
    cache.delete(key);
    return undefined;
  };
  return {
    get: current,
    fetch: async (key, produce) => {
      const value = current(key) ?? (await cache.fetch(key, { context: produce }));
      if (value && input.isExpired(value)) cache.delete(key);
      return value;
    },
    recount: (key) => {
      const value = cache.peek(key);
      if (!value) return;
      cache.delete(key);
      cache.set(key, value);
    },
    bytes: () => cache.calculatedSize,
  };
}
