import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { callApi } from "../api/call-api.ts";

/** Searches the entries of a type. Returns their titles by slug. */
export function useEntrySearch(type: string, searchText: string): ReadonlyMap<string, string> {
  const words = useDeferredValue(searchText);
  const { data } = useQuery({
    queryKey: ["links", type, words],
    queryFn: () => callApi("GET /staff/content/:type", { type, words }),
    placeholderData: keepPreviousData,
  });
  return new Map(data?.entries.map(({ key, title }) => [key, title]));
}
