import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import type { CallInput } from "../api/endpoint-types.ts";

/** Loads a page of the example content, with the totals. */
export function useExamples(query: CallInput<"GET /staff/samples">) {
  return useQuery({
    queryKey: ["samples", "editions", query],
    queryFn: () => callApi("GET /staff/samples", query),
    placeholderData: keepPreviousData,
  }).data;
}
