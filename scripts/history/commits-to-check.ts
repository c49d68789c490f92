import { spawnSync } from "node:child_process";
import type { Commit } from "./commit.ts";
import { History } from "./history.ts";
import { logArguments, parseLog } from "./parse-log.ts";

export type CommitsToCheck = { ok: true; history: History; commits: Commit[]; note: string } | { ok: false; message: string };
type Input = { folder: string; rule: string; range: string | undefined };

const mostCommits = 200;
const bases = ["origin/main", "main"];

/**
 * Selects the commits to check: those of `range`, such as `main..HEAD`; else those of HEAD that `origin/main` or `main` lacks;
 * else, on a clean checkout of main, the last 200. Without a range, commits before the one that added the file `rule` do not count.
 */
export function readCommitsToCheck({ folder, rule, range }: Input): CommitsToCheck {
  const run = (...args: string[]) => git(folder, args);
  const shallow = run("rev-parse", "--is-shallow-repository");
  const tips = range === undefined ? [] : run("rev-parse", "--revs-only", range).lines.filter((tip) => !tip.startsWith("^"));
  const base = bases.find((name) => run("rev-list", "--max-count=1", `${name}..HEAD`).lines.length > 0);
  const recent = base ? [`${base}..HEAD`] : ["HEAD", `--max-count=${mostCommits}`];
  const selection = run("rev-list", ...(range === undefined ? recent : [range]), "--");
  const log = run(...logArguments, "HEAD", ...tips, "--");
  const failure = [shallow, selection, log].find(({ ok }) => !ok);
  if (failure) return { ok: false, message: failure.stderr };

  const history = new History(parseLog(log.stdout));
  const hashes = new Set(selection.lines);
  const isAfterRule = range === undefined ? createIsAfter(history, rule) : () => true;
  const commits = history.commits.filter(({ hash }) => hashes.has(hash) && isAfterRule(hash));
  const where = range ?? (base ? `${base}..HEAD` : `the last ${mostCommits}`);
  const isShallow = shallow.lines[0] === "true";
  const note = isShallow ? `${where} (the clone is shallow: it has ${history.commits.length})` : where;
  return { ok: true, history, commits, note };
}

/**
 * Returns a predicate: whether a commit comes after the one that added a file. In a shallow clone the oldest commit stands for it.
 */
function createIsAfter(history: History, file: string): (hash: string) => boolean {
  const versions = history.versionsOf(file);
  const additions = versions.filter(({ commit }) => !versions.some((other) => history.isAncestor(other.commit, commit)));
  return (hash) => additions.some(({ commit }) => history.isAncestor(commit, hash));
}

function git(folder: string, args: string[]): { ok: boolean; stdout: string; lines: string[]; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 30 });
  if (error) return { ok: false, stdout: "", lines: [], stderr: error.message };
  return { ok: status === 0, stdout, lines: stdout.split("\n").filter(Boolean), stderr: stderr.trim() };
}
