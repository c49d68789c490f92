import { useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import type { Answered } from "../api/calls.ts";

export type DescribedType = Answered<"GET /staff/content/types">[number];

/** Loads the content types with their fields. They change only with a release, so they never become stale. */
export function useTypes(): readonly DescribedType[] | undefined {
  return useQuery({ queryKey: ["types"], queryFn: () => call("GET /staff/content/types", {}), staleTime: Infinity }).data;
}
