import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import type { Sent } from "../api/calls.ts";

/** A page of the entries that are marked as examples, and how much there is of them all. */
export function useSamples(query: Sent<"GET /staff/samples">) {
  return useQuery({
    queryKey: ["samples", "editions", query],
    queryFn: () => call("GET /staff/samples", query),
    placeholderData: keepPreviousData,
  }).data;
}
