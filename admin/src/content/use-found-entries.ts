import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { call } from "../api/call.ts";

/** Searches the entries of a type. Returns their titles by slug. */
export function useFoundEntries(type: string, typed: string): ReadonlyMap<string, string> {
  const words = useDeferredValue(typed);
  const { data } = useQuery({
    queryKey: ["links", type, words],
    queryFn: () => call("GET /staff/content/:type", { type, words }),
    placeholderData: keepPreviousData,
  });
  return new Map(data?.entries.map(({ key, title }) => [key, title]));
}
