import { spawnSync } from "node:child_process";
import * as v from "valibot";

// `npm run audit`: lists known security advisories for the packages of the lock file. Exit code 0: none, 1: some, 2: no response
// from the registry.
const advisory = v.object({ title: v.string(), url: v.string() });
const vulnerability = v.object({
  name: v.string(),
  severity: v.string(),
  range: v.string(),
  via: v.array(v.union([v.string(), advisory])),
});
const report = v.object({ vulnerabilities: v.record(v.string(), vulnerability) });
const failure = v.object({ message: v.string() });

const { stdout } = spawnSync("npm", ["audit", "--json", "--fetch-retries=0"], { encoding: "utf8", shell: process.platform === "win32" });
const answer = parseJson(stdout);
const result = v.safeParse(report, answer);
if (!result.success) {
  const reason = v.safeParse(failure, answer);
  console.error(`The registry gives no advisories (${reason.success ? reason.output.message : "no answer"}).`);
  process.exit(2);
}
const vulnerabilities = Object.values(result.output.vulnerabilities);
for (const { name, range, severity, via } of vulnerabilities) {
  const causes = via.map((cause) => (typeof cause === "string" ? `by ${cause}` : `${cause.title}, ${cause.url}`));
  console.log(`${severity}: ${name} ${range}: ${causes.join("; ")}`);
}
console.log(`${vulnerabilities.length} packages with advisories`);
process.exit(vulnerabilities.length > 0 ? 1 : 0);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
