import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import type { Sent } from "../api/calls.ts";

/** Loads a page of the example content, with the totals. */
export function useSamples(query: Sent<"GET /staff/samples">) {
  return useQuery({
    queryKey: ["samples", "editions", query],
    queryFn: () => call("GET /staff/samples", query),
    placeholderData: keepPreviousData,
  }).data;
}
