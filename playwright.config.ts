import { defineConfig } from "@playwright/test";
import { browserArguments } from "./scripts/find-browser.mjs";

/** What is only for a release: whole files, and single end-to-end tests that are marked so (`longRun` in tests/e2e/fixtures.ts). */
const longTests = /\.long\.spec\.ts|@long/;
const isLong = process.env.TEST_LONG !== undefined;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  ...(isLong ? { grep: longTests } : { grepInvert: longTests }),
  globalSetup: "./tests/e2e/start-site.ts",
  fullyParallel: true,
  // One more than cores: end-to-end tests also wait.
  workers: 3,
  // Both only end what hangs: how long a step takes says something of the machine, not of the site.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // On a machine that is busy with other work a step can come too late; what only passes the second time is named in the end.
  retries: 1,
  reporter: [["list"], ["json"]],
  use: {
    // Set by the global setup, before the workers read this file once more.
    baseURL: process.env.E2E_URL,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
});
