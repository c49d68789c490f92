/** Keeps what `make` returns until the version differs; a failure is not kept. Concurrent callers share one run. */
export function keepLatest<Made>(readVersion: () => string | Promise<string>, make: () => Promise<Made>): () => Promise<Made> {
  let known: { version: string; made: Promise<Made> } | undefined;
  return async () => {
    const version = await readVersion();
    if (known?.version === version) return known.made;
    const latest = { version, made: make() };
    known = latest;
    latest.made.catch(() => {
      if (known === latest) known = undefined;
    });
    return latest.made;
  };
}
