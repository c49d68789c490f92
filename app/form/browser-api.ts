import { createApiClient, type ApiClient } from "#app/api-client/api-client.ts";
import { appState } from "#app/page/app-state.ts";

let client: ApiClient | undefined;

/** The API as this document calls it, which is in one language as long as it lives. */
export function browserApi(): ApiClient {
  client ??= createBrowserApi();
  return client;
}

/** With settings of its own for every call, such as one that outlives the page. */
export function createBrowserApi(init?: RequestInit): ApiClient {
  return createApiClient({
    base: `${window.location.origin}/api`,
    language: appState().lang,
    // oxlint-disable-next-line no-restricted-globals -- the way that the one client takes here
    fetch: (request) => fetch(request, init),
    onHttpError: ({ path, status }) => console.warn(`${path} answered with status ${status}`),
  });
}
