import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../api/call.ts";

const everyMs = 60_000;

/** Counts overdue, retried and failed background jobs every minute, without extending the session. */
export function useJobsOverview() {
  const { data } = useQuery({
    queryKey: ["jobs", "overview"],
    queryFn: () => callOnce("GET /staff/jobs/overview", {}),
    refetchInterval: everyMs,
  });
  return data;
}
