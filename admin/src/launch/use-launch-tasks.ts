import { useQuery } from "@tanstack/react-query";
import type { LaunchTask } from "../../../domain/launch/schema.ts";
import { callApi } from "../api/call-api.ts";

/** Loads the launch checklist, with the number of done tasks. */
export function useLaunchTasks(): { tasks: readonly LaunchTask[]; done: number } | undefined {
  const { data } = useQuery({ queryKey: ["launch"], queryFn: () => callApi("GET /staff/launch", {}) });
  return data && { tasks: data, done: data.filter(({ state }) => state === "done").length };
}
