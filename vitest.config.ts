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
    sequence: { sequencer: LongestFirst },
    // One more than cores: tests also wait. By itself it leaves a core free, of two.
    maxWorkers: availableParallelism() + 1,
    // Only ends what hangs: how long a step takes says something of the machine, not of the site.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
