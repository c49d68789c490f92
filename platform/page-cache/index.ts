import { LRUCache } from "lru-cache";

export type PageCache<Value extends object> = {
  get(key: string): Value | undefined;
  /** The cached value, or what `produce` makes; concurrent misses share one run. Nothing is kept of `undefined` or a failure. */
  fetch(key: string, produce: () => Promise<Value | undefined>): Promise<Value | undefined>;
  /** Bytes held, as `sizeOf` counts them. */
  bytes(): number;
};

/** Values by key, least recently used first out, bounded by the sum of `sizeOf` in bytes. */
export function createPageCache<Value extends object>(input: {
  maxBytes: number;
  sizeOf(value: Value): number;
}): PageCache<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value | undefined>>({
    maxSize: input.maxBytes,
    sizeCalculation: (value) => Math.max(1, input.sizeOf(value)),
    fetchMethod: (_key, _stale, { context: produce }) => produce(),
  });
  return {
    get: (key) => cache.get(key),
    fetch: (key, produce) => cache.fetch(key, { context: produce }),
    bytes: () => cache.calculatedSize,
  };
}
