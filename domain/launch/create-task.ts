import type { LaunchTask } from "./schema.ts";

/** Creates a task whose state follows from what is missing or still an example. */
export function createTask(
  task: Pick<LaunchTask, "group" | "name"> & Partial<LaunchTask>,
  { isMissing, isExample }: { isMissing: boolean; isExample: boolean },
): LaunchTask {
  const state = isMissing ? "missing" : isExample ? "example" : "done";
  return { examples: [], missing: [], fields: [], count: 0, ...task, state };
}
