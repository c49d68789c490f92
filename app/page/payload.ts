import { data, type ClientLoaderFunctionArgs } from "react-router";

/** What was fetched before anybody asked for it is shown for so long. */
const freshMs = 60_000;
/** The pages to which the way back needs no network. */
const mostSeen = 30;

type Answer = { status: number; payload?: unknown };

const ahead = new Map<string, { answer: Promise<Answer>; at: number }>();
const seen = new Map<string, unknown>();
let isWayBack = false;

/**
 * The `clientLoader` of every page: a page's data comes from its cached `_payload.json`, which may have been fetched ahead
 * and is still there on the way back. When that fails, a warning is logged and the data comes from the router's own
 * endpoint. A page under maintenance, or one that is asked for too often, is left to the server, whose document says so
 * with its status. A page that does not exist shows the not-found page.
 */
export async function loadPayload({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const url = new URL(request.url);
  const address = payloadAddress(url);
  if (isWayBack && seen.has(address)) return seen.get(address);
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
  keepSeen(address, payload);
  return payload;
}

/** Fetches a page's payload for whoever goes there within the next minute. */
export async function fetchPayloadAhead(url: URL): Promise<void> {
  const address = payloadAddress(url);
  if (isFresh(ahead.get(address)?.at)) return;
  // Nobody went there in time.
  for (const [known, { at }] of ahead) if (!isFresh(at)) ahead.delete(known);
  const answer = ask(address, { priority: "low" });
  ahead.set(address, { answer, at: Date.now() });
  // Whoever goes there asks once more, and is told.
  const isThere = await answer.then(
    ({ payload }) => payload !== undefined,
    () => false,
  );
  if (!isThere) ahead.delete(address);
}

/** What comes next goes back, or forward again, to what was seen already. */
export function startWayBack(): void {
  isWayBack = true;
}

/** What comes next is asked for anew; `payload` is that of the page which is left at `url`, and may have come as a document. */
export function startNavigation(url: URL, payload: unknown): void {
  isWayBack = false;
  if (payload !== undefined) keepSeen(payloadAddress(url), payload);
}

function payloadAddress({ pathname, search }: URL): string {
  const build = window.__reactRouterManifest?.version ?? String(Date.now());
  return `${pathname.replace(/\/$/, "")}/_payload.json${search ? `${search}&${build}` : `?${build}`}`;
}

/** Read to its end: what was fetched ahead is drawn without another turn. */
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

function keepSeen(address: string, payload: unknown): void {
  if (seen.size === mostSeen) seen.clear();
  seen.set(address, payload);
}
