import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Sent } from "../api/calls.ts";
import { call, callOnce } from "../api/call.ts";

const everyMs = 10_000;

export type ListQuery = Sent<"GET /staff/inbox">;

/** Loads a page of questions. The polling uses an endpoint that does not extend the session. */
export function useInbox(query: ListQuery) {
  const queries = useQueryClient();
  const queryKey = ["inbox", "list", query];
  return useQuery({
    queryKey,
    queryFn: () => (queries.getQueryData(queryKey) ? callOnce("GET /staff/inbox/watch", query) : call("GET /staff/inbox", query)),
    refetchInterval: everyMs,
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
        ? callOnce("GET /staff/inbox/questions/:id/watch", { id })
        : call("GET /staff/inbox/questions/:id", { id }),
    refetchInterval: everyMs,
  });
}

/** Loads the options of the filters: assignees, labels, countries and regions. */
export function useChoices() {
  const { data } = useQuery({ queryKey: ["inbox", "choices"], queryFn: () => call("GET /staff/inbox/choices", {}) });
  return data ?? { assignees: [], labels: [], countries: [], regions: [] };
}
