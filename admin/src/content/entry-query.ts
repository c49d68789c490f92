import { replaceEqualDeep, useQuery, type QueryClient } from "@tanstack/react-query";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languageCodes } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { delayUntilSchedule } from "./delay-until-schedule.ts";
import type { Localization } from "./localization.ts";

type Address = Pick<Entry, "type" | "key">;
const queryKey = ({ type, key }: Address) => ["entry", type, key];

/** Loads an entry. Saves write their result into this query, so all parts of the screen show the same data. */
export function useEntry({ type, key }: Address) {
  return useQuery({
    queryKey: queryKey({ type, key }),
    queryFn: () => callApi("GET /staff/content/:type/:key", { type, key }),
    staleTime: 0,
    refetchInterval: ({ state }) => delayUntilSchedule(state.data?.editions ?? [], Date.now()),
    structuralSharing: (cached, received) => replaceEqualDeep(cached, mergeNewest(cached as Entry | undefined, received as Entry)),
  });
}

export function cacheSavedLocalization(queries: QueryClient, address: Address, localization: Localization): void {
  queries.setQueryData<Entry>(queryKey(address), (entry) => entry && mergeNewest(entry, { ...entry, editions: [localization] }));
}

export function cacheSavedSharedFields(queries: QueryClient, address: Address, shared: Entry["shared"]): void {
  queries.setQueryData<Entry>(queryKey(address), (entry) => entry && { ...entry, shared });
}

/** Keeps cached data that is newer: a response may arrive after a later revision was saved. */
function mergeNewest(cached: Entry | undefined, received: Entry): Entry {
  if (!cached) return received;
  const localizations = new Map(cached.editions.map((localization) => [localization.language, localization]));
  for (const localization of received.editions) {
    const cachedLocalization = localizations.get(localization.language);
    if (!cachedLocalization || cachedLocalization.revision <= localization.revision) localizations.set(localization.language, localization);
  }
  const shared = cached.shared.revision > received.shared.revision ? cached.shared : received.shared;
  return { ...received, shared, editions: languageCodes.flatMap((code) => localizations.get(code) ?? []) };
}
