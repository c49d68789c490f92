import { useQuery } from "@tanstack/react-query";
import type { LaunchTask } from "../../../domain/launch/schema.ts";
import { callApi } from "../api/call-api.ts";

/** Loads the launch checklist, with the number of done tasks. Never shows an older one, whose links lead to what is done by now. */
export function useLaunchTasks(): { tasks: readonly LaunchTask[]; done: number } | undefined {
  const { data } = useQuery({ queryKey: ["launch"], queryFn: () => callApi("GET /staff/launch", {}), gcTime: 0 });
  return data && { tasks: data, done: data.filter(({ state }) => state === "done").length };
}
