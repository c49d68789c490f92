import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";

/** Loads the company data that is marked as example, by language. */
export function useSiteExamples() {
  return useQuery({ queryKey: ["samples", "site"], queryFn: () => callApi("GET /staff/samples/site", {}) }).data ?? [];
}
