import { readActiveRedirects, redirectChannel, type ActiveRedirects } from "#domain/redirects";
import type { Services } from "../services.ts";
import type { ContentVersions } from "./content-versions.ts";
import { routePageAt } from "./site-address.ts";

export type WatchedRedirects = ActiveRedirects & { stop(): Promise<void> };

/** A notification may be lost with the connection, so the redirects are also read at this interval. */
const refreshMs = 30_000;

/**
 * Keeps the redirects in memory, so that a request needs no query. They are read again after every change of redirects
 * and of public content.
 */
export async function watchRedirects({ context, listen }: Services, versions: ContentVersions): Promise<WatchedRedirects> {
  let redirects = await readActiveRedirects(context, routePageAt);
  let reading: Promise<void> | undefined;
  let shouldReadAgain = false;
  let isStopped = false;
  let isFailing = false;

  const read = async () => {
    do {
      shouldReadAgain = false;
      try {
        redirects = await readActiveRedirects(context, routePageAt);
        isFailing = false;
      } catch (error) {
        // While the database is unreachable, the last known redirects apply.
        if (!isFailing) context.log.error("redirects.unread", error);
        isFailing = true;
      }
    } while (shouldReadAgain);
    reading = undefined;
  };
  const refresh = () => {
    if (isStopped) return;
    if (reading) shouldReadAgain = true;
    else reading = read();
  };

  const stopListening = listen(redirectChannel, refresh);
  versions.onChange(refresh);
  const timer = setInterval(refresh, refreshMs).unref();
  return {
    has: (path) => redirects.has(path),
    find: (language, path) => redirects.find(language, path),
    currentKey: (type, key) => redirects.currentKey(type, key),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await stopListening();
      await reading;
    },
  };
}
