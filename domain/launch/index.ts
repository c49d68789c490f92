export { listLaunchTasks } from "./list-launch-tasks.ts";
