import assert from "node:assert";
import lighthouse from "lighthouse";
import * as v from "valibot";

export type Load = { score: number; blocking: number; benchmarkIndex: number; html: number; script: number };

const requests = v.array(v.looseObject({ resourceType: v.optional(v.string()), transferSize: v.number() }));

/** What Lighthouse says of a page on a slow phone; sizes are bytes over the wire. */
export async function measureLoad(port: number, address: string): Promise<Load> {
  const result = await lighthouse(address, { port, onlyCategories: ["performance"], logLevel: "error" });
  assert(result, `${address} could not be measured`);
  const { categories, audits, environment } = result.lhr;
  const details = audits["network-requests"]?.details;
  const all = v.parse(requests, details && "items" in details ? details.items : []);
  const wire = (type: string) =>
    all.filter(({ resourceType }) => resourceType === type).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    blocking: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    benchmarkIndex: environment.benchmarkIndex,
    html: wire("Document"),
    script: wire("Script"),
  };
}
