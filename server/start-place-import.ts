import { importPlaces } from "#domain/places";
import { logFailure } from "#platform/database";
import { contentDirectory, type OpenedServices } from "./services.ts";

/** Delay in ms, so that the first visitors after a start are served first. */
const delayMs = 2_000;

/** Imports the towns soon after the start if they are missing. The returned function aborts the import. */
export function startPlaceImport({ context, copyInto }: Pick<OpenedServices, "context" | "copyInto">): () => Promise<void> {
  const stopping = new AbortController();
  let importing: Promise<void> | undefined;
  const importTowns = async () => {
    const startedAt = performance.now();
    try {
      const places = await importPlaces(context, { directory: contentDirectory, copyInto, signal: stopping.signal });
      if (places !== undefined) context.log.info("places.imported", { places, milliseconds: Math.round(performance.now() - startedAt) });
    } catch (error) {
      if (!stopping.signal.aborted) logFailure(context.log, "places.failed", error);
    }
  };
  const timer = setTimeout(() => (importing = importTowns()), delayMs);
  return async () => {
    clearTimeout(timer);
    stopping.abort();
    await importing;
  };
}
