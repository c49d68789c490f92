import { importPlaces } from "#domain/places";
import { logFailure } from "#platform/database";
import { contentDirectory, type OpenedServices } from "./services.ts";

/** Visitors of a site that has just started come first. */
const afterMs = 2_000;

/** Brings the towns into the database soon after the start, where they are not there yet; the returned function gives up what is under way. */
export function bringPlaces({ context, copyInto }: Pick<OpenedServices, "context" | "copyInto">): () => Promise<void> {
  const stopping = new AbortController();
  let bringing: Promise<void> | undefined;
  const bring = async () => {
    const started = performance.now();
    try {
      const places = await importPlaces(context, { directory: contentDirectory, copyInto, signal: stopping.signal });
      if (places !== undefined) context.log.info("places.imported", { places, milliseconds: Math.round(performance.now() - started) });
    } catch (error) {
      if (!stopping.signal.aborted) logFailure(context.log, "places.failed", error);
    }
  };
  const timer = setTimeout(() => (bringing = bring()), afterMs);
  return async () => {
    clearTimeout(timer);
    stopping.abort();
    await bringing;
  };
}
