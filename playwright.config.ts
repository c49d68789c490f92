import { defineConfig } from "@playwright/test";
import { browserArguments } from "./scripts/find-browser.mjs";

/** What is only for a release: whole files, and single journeys that are marked so (`beforeRelease` in tests/journeys/journey.ts). */
const longJourneys = /\.long\.journey\.ts|@release/;
const isLong = process.env.TEST_LONG !== undefined;

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "*.journey.ts",
  ...(isLong ? { grep: longJourneys } : { grepInvert: longJourneys }),
  globalSetup: "./tests/journeys/start-site.ts",
  fullyParallel: true,
  // One more than cores: journeys also wait.
  workers: 3,
  // Both only end what hangs: how long a step takes says something of the machine, not of the site.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // On a machine that is busy with other work a step can come too late; what only passes the second time is named in the end.
  retries: 1,
  reporter: [["list"], ["json"]],
  use: {
    // Set by the global setup, before the workers read this file once more.
    baseURL: process.env.JOURNEY_URL,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
});
