import path from "node:path";
import { describeCommit, type Commit } from "./commit.ts";
import { readCommitsToCheck } from "./commits-to-check.ts";
import type { History } from "./history.ts";

type HistoryCheck = { script: string; faultsOf(commit: Commit, history: History): string[]; advice: string };

/** Checks the new commits, or those of the range in the first argument. Exit code 1: a commit has faults. */
export function runHistoryCheck({ script, faultsOf, advice }: HistoryCheck): void {
  const folder = path.resolve(import.meta.dirname, "../..");
  const rule = path.relative(folder, script).split(path.sep).join("/");
  const range = process.argv[2];
  const result = readCommitsToCheck({ folder, rule, range });
  if (!result.ok) {
    // Succeeds without a history, as in a source archive; a given range must exist.
    console.error(`${rule}: no commits were checked. ${result.message}`);
    process.exit(range === undefined ? 0 : 1);
  }
  const { history, commits, note } = result;
  const faulty = commits.map((commit) => ({ commit, faults: faultsOf(commit, history) })).filter(({ faults }) => faults.length > 0);
  for (const { commit, faults } of faulty) console.error(`${describeCommit(commit)}\n${faults.map((fault) => `  ${fault}\n`).join("")}`);
  console.log(`${rule}: ${commits.length} commits of ${note}, ${faulty.length} with faults.`);
  if (faulty.length === 0) return;
  console.error(advice);
  process.exit(1);
}
