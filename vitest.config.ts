import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** What is only for a release: drills that take minutes. */
const longTests = "**/*.long.test.ts";
const isLong = process.env.TEST_LONG !== undefined;

export default defineConfig({
  test: {
    include: isLong ? [longTests] : ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules/**", "build/**", "var/**", "tests/journeys/**", ...(isLong ? [] : [longTests])],
    passWithNoTests: isLong,
    globalSetup: ["tests/support/global-setup.ts"],
    server: { deps: { external: [/\/build\/server\//] } },
    // One more than cores: tests also wait. By itself it leaves a core free, of two.
    maxWorkers: availableParallelism() + 1,
    // Only ends what hangs: how long a step takes says something of the machine, not of the site.
    testTimeout: isLong ? 900_000 : 600_000,
    hookTimeout: 600_000,
  },
});
