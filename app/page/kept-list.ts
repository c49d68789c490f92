import { useEffect } from "react";
import { useLoaderData, useLocation, type ClientLoaderFunctionArgs } from "react-router";
import { appState, setAppState } from "./app-state.ts";
import { loadPayload } from "./payload.ts";

type ListName = "newsList" | "productsList";

/** As long as caches on the way may keep a page. */
const keptMs = 60_000;

/** The `clientLoader` of a list page: whoever comes back to it within a minute finds it as it was, without a request. */
export function loadKeptList(name: ListName) {
  return async (args: ClientLoaderFunctionArgs): Promise<unknown> => {
    const { pathname, search } = new URL(args.request.url);
    const kept = appState()[name];
    return kept?.address === pathname + search && Date.now() - kept.at < keptMs ? kept.data : loadPayload(args);
  };
}

/** Keeps what the page shows, also where it came with the document; not what a failed call left out. */
export function useKeptList(name: ListName): void {
  const data = useLoaderData<{ isWhole: boolean }>();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = pathname + search;
    const kept = appState()[name];
    // Taken from the store itself: its minute is not prolonged.
    if (!data.isWhole || (kept?.address === address && kept.data === data)) return;
    setAppState({ [name]: { address, data, at: Date.now() } });
  }, [name, data, pathname, search]);
}
