import { test } from "vitest";
import { isLongRun } from "./is-long-run.ts";

/** Test that `npm test` skips, for files with other tests that it runs. `npm run test:long` runs all. */
export const longTest = test.runIf(isLongRun);
