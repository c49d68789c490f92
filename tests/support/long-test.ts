import { test } from "vitest";
import { isLongRun } from "./is-long-run.ts";

/** A test that `npm run test:long` runs and `npm test` skips, in a file whose other tests both run. */
export const longTest = test.runIf(isLongRun);
