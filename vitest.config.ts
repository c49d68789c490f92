import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** What is only for a release: drills that take minutes. */
const longTests = "**/*.long.test.ts";
const isLong = process.env.TEST_LONG !== undefined;
const exclude = ["node_modules/**", "build/**", "var/**", "tests/e2e/**", ...(isLong ? [] : [longTests])];

/** They start processes, or put something else in the place of a module or a global. */
const alone = [
  "platform/database/embedded/*.test.ts",
  "tests/site/operation/*.test.ts",
  "app/page/lazy-code.test.ts",
  "app/routing/routing.test.ts",
  "domain/account/password/password.test.ts",
  "server/api/account/account-ceilings.test.ts",
];
/** One after the other in a process that knows the site already: to load it anew takes longer than most of them. */
const together = { include: ["**/*.test.ts", "**/*.test.tsx"], exclude: [...exclude, ...alone], isolate: false };

export default defineConfig({
  // Of React's production build, which has no other.
  oxc: { jsx: { development: false } },
  test: {
    passWithNoTests: isLong,
    globalSetup: ["tests/support/global-setup.ts"],
    // Pages are made as in production: what React checks while it is developed with takes it several times as long.
    env: { NODE_ENV: "production" },
    server: { deps: { external: [/\/build\/server\//] } },
    // One more than cores: tests also wait. By itself it leaves a core free, of two.
    maxWorkers: availableParallelism() + 1,
    // Only ends what hangs: how long a step takes says something of the machine, not of the site.
    testTimeout: isLong ? 900_000 : 600_000,
    hookTimeout: 600_000,
    // Vitest begins with those that are alone. They are the longest: no worker is left with one of them in the end.
    projects: [
      { extends: true, test: { name: "alone", include: isLong ? [longTests] : alone, exclude } },
      ...(isLong ? [] : [{ extends: true as const, test: { name: "together", ...together } }]),
    ],
  },
});
