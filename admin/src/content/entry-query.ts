import { replaceEqualDeep, useQuery, type QueryClient } from "@tanstack/react-query";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languageCodes } from "../../../i18n/languages.ts";
import { call } from "../api/call.ts";
import type { Edition } from "./edition.ts";

type Address = Pick<Entry, "type" | "key">;
const queryKey = ({ type, key }: Address) => ["entry", type, key];

/** Loads an entry. Saves write their result into this query, so all parts of the screen show the same data. */
export function useEntry({ type, key }: Address) {
  return useQuery({
    queryKey: queryKey({ type, key }),
    queryFn: () => call("GET /staff/content/:type/:key", { type, key }),
    staleTime: 0,
    structuralSharing: (known, read) => replaceEqualDeep(known, newest(known as Entry | undefined, read as Entry)),
  });
}

export function showSavedEdition(queries: QueryClient, address: Address, edition: Edition): void {
  queries.setQueryData<Entry>(queryKey(address), (entry) => entry && newest(entry, { ...entry, editions: [edition] }));
}

export function showSavedShared(queries: QueryClient, address: Address, shared: Entry["shared"]): void {
  queries.setQueryData<Entry>(queryKey(address), (entry) => entry && { ...entry, shared });
}

/** Keeps cached data that is newer: a response may arrive after a later revision was saved. */
function newest(known: Entry | undefined, read: Entry): Entry {
  if (!known) return read;
  const editions = new Map(known.editions.map((edition) => [edition.language, edition]));
  for (const edition of read.editions) {
    const before = editions.get(edition.language);
    if (!before || before.revision <= edition.revision) editions.set(edition.language, edition);
  }
  const shared = known.shared.revision > read.shared.revision ? known.shared : read.shared;
  return { ...read, shared, editions: languageCodes.flatMap((code) => editions.get(code) ?? []) };
}
