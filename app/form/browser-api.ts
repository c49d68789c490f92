import { createApiClient, type ApiClient } from "#app/api-client/api-client.ts";
import { appState } from "#app/page/app-state.ts";

let client: ApiClient | undefined;

/** Returns the API client of this document, whose language never changes. */
export function browserApi(): ApiClient {
  client ??= createBrowserApi();
  return client;
}

/** Creates an API client with fetch options for every call, such as `keepalive`. */
export function createBrowserApi(init?: RequestInit): ApiClient {
  return createApiClient({
    base: `${window.location.origin}/api`,
    language: appState().lang,
    // oxlint-disable-next-line no-restricted-globals -- transport of the API client
    fetch: (request) => fetch(request, init),
    onHttpError: ({ path, status }) => console.warn(`${path} answered with status ${status}`),
  });
}
