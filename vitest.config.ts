import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { isLongRun } from "./tests/support/is-long-run.ts";

/** Tests that only `npm run test:long` runs. */
const longTests = ["**/*.long.test.ts", "platform/database/embedded/*.test.ts"];
/** Tests that replace a module or a global, and therefore need a process each. */
const isolatedTests = [
  "app/page/lazy-code.test.ts",
  "app/router-internals/url-rules.test.ts",
  "app/routing/routing.test.ts",
  "domain/account/password/password.test.ts",
];
/** Tests of the tooling have their own configuration (vitest.tooling.config.ts). */
const exclude = ["node_modules/**", "build/**", "var/**", "tests/tooling/**", "scripts/**"];

export default defineConfig({
  // React's production build has no development JSX runtime.
  oxc: { jsx: { development: false } },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    // Renders pages as in production, because React's development build takes several times as long.
    env: { NODE_ENV: "production" },
    server: { deps: { external: [/\/build\/server\//] } },
    // One more than cores, because tests also wait.
    maxWorkers: availableParallelism() + 1,
    // Limits for hanging tests, not measurements of speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest starts the slowest project first, so that no worker ends alone with a long file.
    projects: [
      ...(isLongRun
        ? [{ extends: true as const, test: { name: "long", include: longTests, exclude, testTimeout: 900_000, hookTimeout: 600_000 } }]
        : []),
      { extends: true, test: { name: "isolated", include: isolatedTests, exclude } },
      // Runs without isolation, so that a worker loads the site once for all files, which takes longer than most of them.
      {
        extends: true,
        test: {
          name: "shared",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [...exclude, ...longTests, ...isolatedTests],
          isolate: false,
        },
      },
    ],
  },
});
