import { useQuery } from "@tanstack/react-query";
import { callApiOnce } from "../api/call-api.ts";

const pollIntervalMs = 60_000;

/** Number of questions that wait for an answer, for roles that handle the inbox. Every change of the inbox refetches it. */
export function useOpenQuestions(isShown: boolean): number {
  const { data } = useQuery({
    queryKey: ["inbox", "open"],
    queryFn: () => callApiOnce("GET /staff/inbox/open", {}),
    enabled: isShown,
    refetchInterval: pollIntervalMs,
    retry: false,
  });
  return data?.open ?? 0;
}
