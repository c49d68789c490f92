import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "../api/endpoint-types.ts";
import { callApi, callApiOnce } from "../api/call-api.ts";

const pollIntervalMs = 10_000;

export type ListQuery = CallInput<"GET /staff/inbox">;

/** Loads a page of questions. The polling uses an endpoint that does not extend the session. */
export function useInbox(query: ListQuery) {
  const queries = useQueryClient();
  const queryKey = ["inbox", "list", query];
  return useQuery({
    queryKey,
    queryFn: () => (queries.getQueryData(queryKey) ? callApiOnce("GET /staff/inbox/watch", query) : callApi("GET /staff/inbox", query)),
    refetchInterval: pollIntervalMs,
  });
}

/** Loads a question with its thread and polls it in the same way. */
export function useThread(id: string) {
  const queries = useQueryClient();
  const queryKey = ["inbox", "thread", id];
  return useQuery({
    queryKey,
    queryFn: () =>
      queries.getQueryData(queryKey)
        ? callApiOnce("GET /staff/inbox/questions/:id/watch", { id })
        : callApi("GET /staff/inbox/questions/:id", { id }),
    refetchInterval: pollIntervalMs,
  });
}

/** Loads the options of the filters: assignees, labels, countries and regions. */
export function useInboxOptions() {
  const { data } = useQuery({ queryKey: ["inbox", "choices"], queryFn: () => callApi("GET /staff/inbox/choices", {}) });
  return data ?? { assignees: [], labels: [], countries: [], regions: [] };
}
