import { useQuery } from "@tanstack/react-query";
import { callApiOnce } from "../api/call-api.ts";

const pollIntervalMs = 60_000;

/** Counts overdue, retried and failed background jobs every minute, without extending the session. */
export function useJobsOverview() {
  const { data } = useQuery({
    queryKey: ["jobs", "overview"],
    queryFn: () => callApiOnce("GET /staff/jobs/overview", {}),
    refetchInterval: pollIntervalMs,
  });
  return data;
}
