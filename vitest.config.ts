import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules/**", "build/**", "var/**", "tests/journeys/**"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
