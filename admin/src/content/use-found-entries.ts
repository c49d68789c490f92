import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { call } from "../api/call.ts";

/** Titles of the entries of a type that have what is typed, by their keys. */
export function useFoundEntries(type: string, typed: string): ReadonlyMap<string, string> {
  const words = useDeferredValue(typed);
  const { data } = useQuery({
    queryKey: ["links", type, words],
    queryFn: () => call("GET /staff/content/:type", { type, words }),
    placeholderData: keepPreviousData,
  });
  return new Map(data?.entries.map(({ key, title }) => [key, title]));
}
