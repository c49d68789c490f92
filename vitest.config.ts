import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules/**", "build/**", "var/**", "tests/journeys/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    server: { deps: { external: [/\/build\/server\//] } },
    // By itself it leaves one core free, of two.
    maxWorkers: "100%",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
