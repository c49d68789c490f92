import { LRUCache } from "lru-cache";

export type PageCache<Value extends object> = {
  get(key: string): Value | undefined;
  /** The cached value, or what `produce` makes; concurrent misses share one run. Nothing is kept of `undefined`, a failure, or what is over at once. */
  fetch(key: string, produce: () => Promise<Value | undefined>): Promise<Value | undefined>;
  /** Counts a value's bytes again, after they changed. */
  recount(key: string): void;
  /** Bytes held, as `sizeOf` counts them. */
  bytes(): number;
};

/** Values by key, least recently used first out, bounded by the sum of `sizeOf` in bytes; none is answered once it `isOver`. */
export function createPageCache<Value extends object>(input: {
  maxBytes: number;
  sizeOf(value: Value): number;
  isOver(value: Value): boolean;
}): PageCache<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value | undefined>>({
    maxSize: input.maxBytes,
    sizeCalculation: (value) => Math.max(1, input.sizeOf(value)),
    // A page can be the least recently used while it is still being made; who waits for it gets it nevertheless.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: produce }) => produce(),
  });
  const current = (key: string) => {
    const value = cache.get(key);
    if (!value || !input.isOver(value)) return value;
    cache.delete(key);
    return undefined;
  };
  return {
    get: current,
    fetch: async (key, produce) => {
      const value = current(key) ?? (await cache.fetch(key, { context: produce }));
      if (value && input.isOver(value)) cache.delete(key);
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
