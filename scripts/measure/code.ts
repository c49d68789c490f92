import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { countCircles } from "./code/count-circles.ts";
import { measureCode } from "./code/measure-code.ts";
import { readSources } from "./code/read-sources.ts";

// `npm run measure:code`: the code in figures, beside their limits. With `--check` a figure beyond its limit is a failure.
const root = path.resolve(import.meta.dirname, "../..");
const { dependencies } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")),
);
const code = measureCode(readSources(root));

type Limit = { says: string; holds: (value: number) => boolean };
const under = (limit: number): Limit => ({ says: `under ${limit}`, holds: (value) => value < limit });
const atMost = (limit: number): Limit => ({ says: `at most ${limit}`, holds: (value) => value <= limit });

const rows: [name: string, value: number, limit?: Limit][] = [
  ["files", code.files],
  ["lines", code.lines],
  ["lines per file: median", code.linesOfFile.median],
  ["lines per file: p90", code.linesOfFile.p90],
  ["lines per file: longest", code.linesOfFile.max, atMost(300)],
  ["lines per function: p90", code.linesOfFunction.p90],
  ["lines per function: p99", code.linesOfFunction.p99],
  ["lines per function: longest", code.linesOfFunction.max],
  ["type assertions (as)", code.assertions],
  ["type assertions per 1,000 lines", code.assertionsPerThousand, under(1.5)],
  ["non-null (!)", code.nonNull, under(30)],
  ["any", code.any, atMost(0)],
  ["TODO", code.todo, atMost(0)],
  ["lines of comments per 100 lines", code.commentsPerHundred],
  ["circles of running code", countCircles(root), atMost(0)],
  ["exact duplicates (pairs)", code.duplicates.length, under(5)],
  ["production dependencies", Object.keys(dependencies).length],
];

const figure = (value: number) => (Number.isInteger(value) ? value.toLocaleString("en") : value.toFixed(1));
for (const [name, value, limit] of rows) {
  const beside = limit ? `${limit.says}${limit.holds(value) ? "" : ": BEYOND"}` : "";
  console.log(`${name.padEnd(34)}${figure(value).padStart(8)}  ${beside}`.trimEnd());
}
for (const pair of code.duplicates) console.log(`equal: ${pair.map(({ file, from, to }) => `${file}:${from}-${to}`).join(" and ")}`);

if (process.argv.includes("--check") && rows.some(([, value, limit]) => limit && !limit.holds(value))) process.exit(1);
