import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Its tests wait for minutes while others work; at the end everything would wait for them. */
const first = "tests/site/mail.test.ts";

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const goesFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith(first);
    return [...sorted.filter(goesFirst), ...sorted.filter((file) => !goesFirst(file))];
  }
}

export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules/**", "build/**", "var/**", "tests/journeys/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    server: { deps: { external: [/\/build\/server\//] } },
    sequence: { sequencer: LongestFirst },
    // One more than cores: tests also wait. By itself it leaves a core free, of two.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
