import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { countResults, importAll, openServicesBeside } from "../server/services.ts";
import { exitWithMessage } from "./exit-with-message.ts";

// `npm run content:import`: imports changed files of the content folder and prints the result of each. Exit code 1: some were
// refused. Never overwrites an editor's change.
const resultTexts = {
  added: "added",
  updated: "updated",
  kept: "not imported, an editor has changed it",
  deleted: "not imported, it was deleted in the back office",
  invalid: "refused",
};
const settings = readEnvironment(process.env);
if (!settings.ok) exitWithMessage(settings.message);
const opening = await openServicesBeside(settings.environment, createLog());
if (!opening.ok) exitWithMessage(opening.message, opening.isTemporary);
const lines = await importAll(opening.services.context);
await opening.services.close();

for (const line of lines) {
  if (line.result === "unchanged") continue;
  console.log(`${resultTexts[line.result]}: ${nameOf(line)}`);
  if ("fields" in line && line.fields)
    for (const [field, fault] of Object.entries(line.fields)) console.log(`  ${line.reason}: ${field}: ${fault}`);
}
const counts = countResults(lines);
console.log(
  `${lines.length} in all: ${Object.entries(counts)
    .map(([result, count]) => `${count} ${result}`)
    .join(", ")}`,
);
if (counts.invalid) exitWithMessage(`${counts.invalid} files of the content folder were refused; the others are imported.`);

function nameOf(line: (typeof lines)[number]): string {
  if ("media" in line) return `media/${line.media}`;
  if ("target" in line) return `synonyms of ${line.target} (${line.language})`;
  return "key" in line ? `${line.type}/${line.key} (${line.language})` : `site config ${line.configKey}`;
}
