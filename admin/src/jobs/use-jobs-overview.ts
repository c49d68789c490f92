import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../api/call.ts";

const everyMs = 60_000;

/** Counts of background jobs that are not done as they should be, read again each minute without keeping the session open. */
export function useJobsOverview() {
  const { data } = useQuery({
    queryKey: ["jobs", "overview"],
    queryFn: () => callOnce("GET /staff/jobs/overview", {}),
    refetchInterval: everyMs,
  });
  return data;
}
