import { isLongRun } from "./is-long-run.ts";

/** Number of runs of a slow property test: all in `npm run test:long`, a third in `npm test`. */
export function propertyRuns(count: number): number {
  return isLongRun ? count : Math.ceil(count / 3);
}
