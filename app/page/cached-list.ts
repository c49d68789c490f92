import { useEffect } from "react";
import { useLoaderData, useLocation, type ClientLoaderFunctionArgs } from "react-router";
import { appState, setAppState } from "./app-state.ts";
import { loadPayload } from "./payload.ts";

type ListName = "newsList" | "productsList";

/** Lifetime of a cached list: as long as HTTP caches may reuse a page. */
const maxAgeMs = 60_000;

/** `clientLoader` of a list page. Within a minute, it returns the list as the visitor left it, without a request. */
export function loadCachedList(name: ListName) {
  return async (args: ClientLoaderFunctionArgs): Promise<unknown> => {
    const { pathname, search } = new URL(args.request.url);
    const cached = appState()[name];
    return cached?.address === pathname + search && Date.now() - cached.at < maxAgeMs ? cached.data : loadPayload(args);
  };
}

/** Stores the list that the page shows, unless an API call failed and it is incomplete. */
export function useCachedList(name: ListName): void {
  const data = useLoaderData<{ isWhole: boolean }>();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = pathname + search;
    const cached = appState()[name];
    // Data from the cache does not extend its own lifetime.
    if (!data.isWhole || (cached?.address === address && cached.data === data)) return;
    setAppState({ [name]: { address, data, at: Date.now() } });
  }, [name, data, pathname, search]);
}
