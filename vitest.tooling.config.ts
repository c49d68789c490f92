import { defineConfig } from "vitest/config";

/** Tests of scripts, lint rules and documents, which `npm run check` runs. They need neither the built site nor a database. */
export default defineConfig({
  test: {
    include: ["scripts/**/*.test.ts", "tests/tooling/*.test.ts"],
    testTimeout: 60_000,
  },
});
