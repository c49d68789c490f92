/** Caches the result of `make` until the version changes. A failure is not cached. Concurrent callers share one run. */
export function cacheByVersion<Result>(readVersion: () => string | Promise<string>, make: () => Promise<Result>): () => Promise<Result> {
  let cached: { version: string; result: Promise<Result> } | undefined;
  return async () => {
    const version = await readVersion();
    if (cached?.version === version) return cached.result;
    const latest = { version, result: make() };
    cached = latest;
    latest.result.catch(() => {
      if (cached === latest) cached = undefined;
    });
    return latest.result;
  };
}
