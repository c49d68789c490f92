import fc from "fast-check";
import { expect } from "vitest";
import type { Envelope } from "#server/api/envelope.ts";
import type { TestSite } from "./test-site.ts";
import { propertyRuns } from "./property-runs.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("a@b.cd", "\u0000", "🌵", "true", "on", "__proto__", "2026-11", "x".repeat(6000)),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
const asText = (input: unknown) => (typeof input === "string" ? input : JSON.stringify(input));

/** Sends arbitrary JSON and form bodies. No response may be a 500, and a rejected request must not change `state`. */
export async function sendHostileBodies(
  site: TestSite,
  apiPath: string,
  options: { fields: readonly string[]; state: () => Promise<unknown>; headers?: Record<string, string> },
): Promise<void> {
  const record = fc.record(Object.fromEntries(options.fields.map((name) => [name, value])), { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue({ maxDepth: 3 }), record), fc.boolean(), async (input, asForm) => {
      const before = await options.state();
      const type = asForm ? "application/x-www-form-urlencoded" : "application/json";
      const body = asForm
        ? new URLSearchParams(Object.entries(input ?? {}).map(([name, fieldValue]) => [name, asText(fieldValue)])).toString()
        : JSON.stringify(input);
      const response = await site.visit(apiPath, {
        method: "POST",
        body,
        headers: { "content-type": type, "sec-fetch-site": "same-origin", ...options.headers },
      });
      const answer = (await response.json()) as Envelope;
      expect(answer.code).toBeLessThan(500);
      if (answer.code !== 200) expect(await options.state()).toEqual(before);
    }),
    { numRuns: propertyRuns(60) },
  );
  expect(site.log.filter(({ level }) => level === "error")).toEqual([]);
}
