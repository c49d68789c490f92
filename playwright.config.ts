import os from "node:os";
import { defineConfig } from "@playwright/test";
import { browserArguments } from "./scripts/find-browser.mjs";
import { isLongRun } from "./tests/support/is-long-run.ts";

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  // `npm run test:long` runs everything; `npm test` leaves out `*.long.spec.ts` and tests marked with `longRun` (tests/e2e/fixtures.ts).
  ...(isLongRun ? {} : { testIgnore: "**/*.long.spec.ts", grepInvert: /@long/ }),
  globalSetup: "./tests/e2e/start-site.ts",
  fullyParallel: true,
  // One more than cores, because end-to-end tests also wait.
  workers: os.availableParallelism() + 1,
  // Limits for hanging tests, not measurements of speed. The long run has animations and longer tests.
  timeout: isLongRun ? 180_000 : 120_000,
  expect: { timeout: isLongRun ? 45_000 : 15_000 },
  // A test that passes only at a retry hides a fault.
  retries: 0,
  reporter: [["list"], ["json"]],
  use: {
    // Set by the global setup before the workers read this file.
    baseURL: process.env.E2E_URL,
    // Animations take a tenth of the processor time; `npm run test:long` runs the same tests with them.
    ...(isLongRun ? {} : { reducedMotion: "reduce" }),
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
});
