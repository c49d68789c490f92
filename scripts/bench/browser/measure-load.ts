import assert from "node:assert";
import lighthouse from "lighthouse";
import * as v from "valibot";

/** Times in ms, sizes in bytes over the wire, `score` from 0 to 100. */
export type Load = {
  score: number;
  paint: number;
  blocking: number;
  longestTask: number;
  evaluation: number;
  html: number;
  css: number;
  script: number;
  benchmarkIndex: number;
};

const requests = v.array(v.looseObject({ resourceType: v.optional(v.string()), transferSize: v.number() }));
const tasks = v.array(v.looseObject({ duration: v.number() }));
const groups = v.array(v.looseObject({ group: v.string(), duration: v.number() }));

/** Measures a page with Lighthouse's mobile preset. `withScripts: false` blocks all script files. */
export async function measureLoad(port: number, address: string, { withScripts }: { withScripts: boolean }): Promise<Load> {
  const blockedUrlPatterns = withScripts ? null : ["*.js"];
  const result = await lighthouse(address, { port, onlyCategories: ["performance"], blockedUrlPatterns, logLevel: "error" });
  assert(result, `Lighthouse could not measure ${address}.`);
  const { categories, audits, environment } = result.lhr;
  const itemsOf = (audit: string): unknown => {
    const details = audits[audit]?.details;
    return details && "items" in details ? details.items : [];
  };
  const all = v.parse(requests, itemsOf("network-requests"));
  const bytesOf = (type: string) =>
    all.filter(({ resourceType }) => resourceType === type).reduce((sum, { transferSize }) => sum + transferSize, 0);
  const evaluation = v.parse(groups, itemsOf("mainthread-work-breakdown")).find(({ group }) => group === "scriptEvaluation");
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    paint: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    blocking: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    longestTask: Math.max(0, ...v.parse(tasks, itemsOf("long-tasks")).map(({ duration }) => duration)),
    evaluation: evaluation?.duration ?? 0,
    html: bytesOf("Document"),
    css: bytesOf("Stylesheet"),
    script: bytesOf("Script"),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
