import { data, type ClientLoaderFunctionArgs } from "react-router";
import { buildId } from "./build-id.ts";

/** Time in milliseconds for which a prefetched payload is used. */
const freshMs = 60_000;

/** Status 301 stands for a page that has moved; `fetch` itself follows the redirect. */
type PayloadResponse = { status: number; payload?: unknown };

const prefetched = new Map<string, { response: Promise<PayloadResponse>; at: number }>();

/**
 * `clientLoader` of every page: loads the page's `_payload.json`, which may have been prefetched. On a failure it logs a
 * warning and loads the data from the router's own endpoint. With status 503 or 429 it loads the document, which shows the
 * error page with that status, and if the page has moved; with 404 the router shows the not-found page.
 */
export async function loadPayload({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const url = new URL(request.url);
  const address = payloadAddress(url);
  const { status, payload } = await (takePrefetched(address) ?? fetchPayload(address, { signal: request.signal })).catch(
    (error: unknown) => {
      if (request.signal.aborted) throw error;
      return { status: 0, payload: undefined };
    },
  );
  if (status === 503 || status === 429 || status === 301) {
    window.location.assign(url);
    return new Promise(() => {});
  }
  if (status === 404) throw data(null, { status });
  if (payload === undefined) {
    console.warn(`Payload of ${url.pathname} could not be loaded (status ${status})`);
    return serverLoader();
  }
  return payload;
}

/** Prefetches a page's payload for a navigation within the next minute. */
export async function prefetchPayload(url: URL): Promise<void> {
  const address = payloadAddress(url);
  if (isFresh(prefetched.get(address)?.at)) return;
  for (const [key, { at }] of prefetched) if (!isFresh(at)) prefetched.delete(key);
  const response = fetchPayload(address, { priority: "low" });
  prefetched.set(address, { response, at: Date.now() });
  // After a failure the navigation itself fetches the payload and reports the error.
  const hasPayload = await response.then(
    ({ payload }) => payload !== undefined,
    () => false,
  );
  if (!hasPayload) prefetched.delete(address);
}

function payloadAddress({ pathname, search }: URL): string {
  const build = buildId() ?? String(Date.now());
  return `${pathname.replace(/\/$/, "")}/_payload.json${search ? `${search}&${build}` : `?${build}`}`;
}

/** Reads the complete body, so that a prefetched payload renders at once. */
async function fetchPayload(address: string, init: RequestInit): Promise<PayloadResponse> {
  // oxlint-disable-next-line no-restricted-globals -- payload of a page, not an API call
  const response = await fetch(address, init);
  if (response.redirected) return { status: 301 };
  return response.ok ? { status: response.status, payload: await response.json() } : { status: response.status };
}

const isFresh = (at = 0) => Date.now() - at < freshMs;

function takePrefetched(address: string): Promise<PayloadResponse> | undefined {
  const entry = prefetched.get(address);
  prefetched.delete(address);
  return isFresh(entry?.at) ? entry?.response : undefined;
}
