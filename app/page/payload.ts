import type { ClientLoaderFunctionArgs } from "react-router";

/**
 * The `clientLoader` of every page: a page's data comes from its cached `_payload.json`. When that fails, a warning
 * is logged and the data comes from the router's own endpoint. A page under maintenance, or one that is asked for too
 * often, is left to the server, whose document says so with its status.
 */
export async function loadPayload({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const url = new URL(request.url);
  const pathname = url.pathname.replace(/\/$/, "");
  const build = window.__reactRouterManifest?.version ?? String(Date.now());
  const query = url.search ? `${url.search}&${build}` : `?${build}`;
  try {
    // oxlint-disable-next-line no-restricted-globals -- the page itself as data, no call of the API
    const response = await fetch(`${pathname}/_payload.json${query}`, { signal: request.signal });
    if (response.status === 503 || response.status === 429) {
      window.location.assign(url);
      return await new Promise(() => {});
    }
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn(`Payload of ${url.pathname} could not be loaded`, error);
    return serverLoader();
  }
}
