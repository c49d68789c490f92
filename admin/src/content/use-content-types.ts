import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import type { CallResult } from "../api/endpoint-types.ts";

export type DescribedType = CallResult<"GET /staff/content/types">[number];

/** Loads the content types with their fields. They change only with a release, so they never become stale. */
export function useContentTypes(): readonly DescribedType[] | undefined {
  return useQuery({ queryKey: ["types"], queryFn: () => callApi("GET /staff/content/types", {}), staleTime: Infinity }).data;
}
