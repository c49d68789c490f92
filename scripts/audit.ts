import { spawnSync } from "node:child_process";
import * as v from "valibot";

// `npm run audit`: known security advisories for the packages of the lock file. Exit code 0: none; 1: some, one line
// each; 2: the registry did not say.
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
const read = v.safeParse(report, answer);
if (!read.success) {
  const reason = v.safeParse(failure, answer);
  console.error(`The registry gives no advisories (${reason.success ? reason.output.message : "no answer"}).`);
  process.exit(2);
}
const found = Object.values(read.output.vulnerabilities);
for (const { name, range, severity, via } of found) {
  const causes = via.map((cause) => (typeof cause === "string" ? `by ${cause}` : `${cause.title}, ${cause.url}`));
  console.log(`${severity}: ${name} ${range}: ${causes.join("; ")}`);
}
console.log(`${found.length} packages with advisories`);
process.exit(found.length > 0 ? 1 : 0);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
