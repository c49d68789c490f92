import { useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";

/** Every edition that is marked as an example. */
export function useSamples() {
  return useQuery({ queryKey: ["samples", "editions"], queryFn: () => call("GET /staff/samples", {}) }).data;
}
