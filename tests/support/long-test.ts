import { test } from "vitest";

/** A test that `npm run test:long` runs and `npm test` skips, in a file whose other tests both run. */
export const longTest = test.runIf(process.env.TEST_LONG !== undefined);
