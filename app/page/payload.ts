import { data, type ClientLoaderFunctionArgs } from "react-router";
import { buildId } from "./build-id.ts";

/** Time in milliseconds for which a prefetched payload is used. */
const freshMs = 60_000;

type Answer = { status: number; payload?: unknown };

const ahead = new Map<string, { answer: Promise<Answer>; at: number }>();

/**
 * `clientLoader` of every page: loads the page's `_payload.json`, which may have been prefetched. On a failure it logs a
 * warning and loads the data from the router's own endpoint. With status 503 or 429 it loads the document, which shows the
 * error page with that status; with 404 the router shows the not-found page.
 */
export async function loadPayload({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const url = new URL(request.url);
  const address = payloadAddress(url);
  const { status, payload } = await (takeAhead(address) ?? ask(address, { signal: request.signal })).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    return { status: 0, payload: undefined };
  });
  if (status === 503 || status === 429) {
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
export async function fetchPayloadAhead(url: URL): Promise<void> {
  const address = payloadAddress(url);
  if (isFresh(ahead.get(address)?.at)) return;
  for (const [known, { at }] of ahead) if (!isFresh(at)) ahead.delete(known);
  const answer = ask(address, { priority: "low" });
  ahead.set(address, { answer, at: Date.now() });
  // After a failure the navigation itself fetches the payload and reports the error.
  const isThere = await answer.then(
    ({ payload }) => payload !== undefined,
    () => false,
  );
  if (!isThere) ahead.delete(address);
}

function payloadAddress({ pathname, search }: URL): string {
  const build = buildId() ?? String(Date.now());
  return `${pathname.replace(/\/$/, "")}/_payload.json${search ? `${search}&${build}` : `?${build}`}`;
}

/** Reads the whole body, so that a prefetched payload renders at once. */
async function ask(address: string, how: RequestInit): Promise<Answer> {
  // oxlint-disable-next-line no-restricted-globals -- the page itself as data, no call of the API
  const response = await fetch(address, how);
  return response.ok ? { status: response.status, payload: await response.json() } : { status: response.status };
}

const isFresh = (at = 0) => Date.now() - at < freshMs;

function takeAhead(address: string): Promise<Answer> | undefined {
  const known = ahead.get(address);
  ahead.delete(address);
  return isFresh(known?.at) ? known?.answer : undefined;
}
