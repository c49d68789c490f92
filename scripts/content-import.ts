import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { countResults, importAll, openServicesBeside } from "../server/services.ts";
import { stopWith } from "./stop-with.ts";

// `npm run content:import`: brings changed files into the store and says of each what came of it, an exit code of 1 that
// some were refused. An editor's change is never overwritten.
const said = { added: "added", updated: "updated", kept: "not imported, an editor has changed it", invalid: "refused" };
const read = readEnvironment(process.env);
if (!read.ok) stopWith(read.message);
const opened = await openServicesBeside(read.environment, createLog());
if (!opened.ok) stopWith(opened.message, opened.isTemporary);
const lines = await importAll(opened.services.context);
await opened.services.close();

for (const line of lines) {
  if (line.result === "unchanged") continue;
  console.log(`${said[line.result]}: ${nameOf(line)}`);
  if ("fields" in line && line.fields)
    for (const [field, wrong] of Object.entries(line.fields)) console.log(`  ${line.reason}: ${field}: ${wrong}`);
}
const counts = countResults(lines);
console.log(
  `${lines.length} in all: ${Object.entries(counts)
    .map(([result, count]) => `${count} ${result}`)
    .join(", ")}`,
);
if (counts.invalid) stopWith(`${counts.invalid} of the content folder were refused; the others are imported.`);

function nameOf(line: (typeof lines)[number]): string {
  if ("media" in line) return `media/${line.media}`;
  if ("target" in line) return `synonyms of ${line.target} (${line.language})`;
  return "key" in line ? `${line.type}/${line.key} (${line.language})` : `site config ${line.configKey}`;
}
