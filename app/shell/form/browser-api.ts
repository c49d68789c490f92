import { createApiClient, type ApiClient } from "#app/api-client/api-client.ts";
import { splitPath } from "#i18n/paths.ts";

let client: { of: string; api: ApiClient } | undefined;

/** The API as this page calls it; one client as long as the document keeps its language. */
export function browserApi(): ApiClient {
  const { language } = splitPath(window.location.pathname);
  if (client?.of !== language) {
    client = {
      of: language,
      api: createApiClient({
        base: `${window.location.origin}/api`,
        language,
        fetch: (request) => fetch(request),
        onHttpError: ({ path, status }) => console.warn(`${path} answered with status ${status}`),
      }),
    };
  }
  return client.api;
}
