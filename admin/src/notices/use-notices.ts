import { useQuery } from "@tanstack/react-query";
import { callApiOnce } from "../api/call-api.ts";

export const noticesKey = ["notices"] as const;
const pollIntervalMs = 60_000;

/** Loads the notices of the user and polls them, without extending the session. */
export function useNotices() {
  const { data } = useQuery({
    queryKey: noticesKey,
    queryFn: () => callApiOnce("GET /staff/notices", {}),
    refetchInterval: pollIntervalMs,
  });
  return data;
}
