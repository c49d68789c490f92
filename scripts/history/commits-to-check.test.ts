import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCommitsToCheck } from "./commits-to-check.ts";
import { findSilentReverts } from "./find-silent-reverts.ts";

const rule = "scripts/check.ts";
let folder: string;
let repository: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "history-"));
  repository = path.join(folder, "repository");
  mkdirSync(path.join(repository, "scripts"), { recursive: true });
  git(repository, "init", "--quiet", "--initial-branch=main");
  commit("add a", { "a b.ts": "1" });
  commit("change a", { "a b.ts": "2" });
  commit("add the check", { [rule]: "" });
  commit("change a again", { "a b.ts": "3" });
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(cwd: string, ...args: string[]): void {
  const person = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", "-c", "commit.gpgSign=false"];
  const { status, stderr } = spawnSync("git", [...person, ...args], { cwd, encoding: "utf8" });
  expect(status, stderr).toBe(0);
}

function commit(subject: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(repository, file), text);
  git(repository, "add", "--all");
  git(repository, "commit", "--quiet", "--message", subject);
}

function readSelection(cwd = repository, range?: string): { subjects: string[]; note: string } {
  const result = readCommitsToCheck({ folder: cwd, rule, range });
  if (!result.ok) throw new Error(result.message);
  return { subjects: result.commits.map(({ message }) => message), note: result.note };
}

test("history checks on a clean checkout of main choose the commits after the one that added the check", () => {
  expect(readSelection()).toEqual({ subjects: ["change a again"], note: "the last 200" });
  const clone = path.join(folder, "clone");
  git(folder, "clone", "--quiet", repository, clone);
  expect(readSelection(clone)).toEqual({ subjects: ["change a again"], note: "the last 200" });
});

test("history checks on a branch choose the commits that main lacks", () => {
  git(repository, "switch", "--quiet", "--create", "branch");
  commit("add b", { "b.ts": "1" });
  expect(readSelection()).toEqual({ subjects: ["add b"], note: "main..HEAD" });
});

test("history checks of a range choose its commits, also those before the check", () => {
  expect(readSelection(repository, "HEAD~3..HEAD").subjects).toEqual(["change a", "add the check", "change a again"]);
  expect(readCommitsToCheck({ folder: repository, rule, range: "none..HEAD" })).toMatchObject({ ok: false });
});

test("history checks of a shallow clone choose the commits after its oldest one", () => {
  const clone = path.join(folder, "clone");
  const url = pathToFileURL(repository).href;
  git(folder, "clone", "--quiet", "--depth=1", url, clone);
  const note = (count: number) => `the last 200 (the clone is shallow: it has ${count})`;
  expect(readSelection(clone)).toEqual({ subjects: [], note: note(1) });
  git(clone, "fetch", "--quiet", "--depth=2");
  expect(readSelection(clone)).toEqual({ subjects: ["change a again"], note: note(2) });
});

test("history checks without a repository report that git finds none", () => {
  const result = readCommitsToCheck({ folder, rule, range: undefined });
  expect(result).toEqual({ ok: false, message: expect.stringContaining("not a git repository") });
});

test("revert detection reads additions, changes, deletions and merges of a real repository", () => {
  git(repository, "switch", "--quiet", "--create", "branch");
  commit("add é", { "é.ts": "1" });
  git(repository, "rm", "--quiet", "é.ts");
  commit("delete é", {});
  commit("copy an old tree", { "a b.ts": "2", "é.ts": "1" });
  git(repository, "switch", "--quiet", "main");
  commit("add c", { "c.ts": "1" });
  git(repository, "merge", "--quiet", "--strategy=ours", "--message", "merge without the branch", "branch");
  const result = readCommitsToCheck({ folder: repository, rule, range: "HEAD~2..HEAD" });
  if (!result.ok) throw new Error(result.message);
  const revertedPaths = result.commits.map((each) => {
    const reverts = findSilentReverts(result.history, each);
    return [each.message, reverts.map((revert) => revert.path).toSorted()];
  });
  expect(Object.fromEntries(revertedPaths)).toEqual({
    "add c": [],
    "add é": [],
    "delete é": [],
    "copy an old tree": ["a b.ts", "é.ts"],
    "merge without the branch": ["a b.ts", "é.ts"],
  });
});
