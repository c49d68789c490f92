import { describe, expect, test } from "vitest";
import { absent, type Commit } from "./commit.ts";
import { findSilentReverts } from "./find-silent-reverts.ts";
import { History } from "./history.ts";

/** `files`: blobs that differ from the first parent, named by a letter. */
const hash = (name: string) => name.repeat(8);
function commit(name: string, parents: string, files: Record<string, string>, body = ""): Commit {
  return {
    hash: hash(name),
    parents: [...parents].map(hash),
    message: `test: commit ${name}\n\n${body}`,
    changes: Object.entries(files).map(([path, blob]) => ({ path, blob })),
  };
}

/** Formats the reverts of every commit as "c: a.ts undoes b". */
function revertsIn(...commits: Commit[]): string[] {
  const history = new History(commits);
  return commits.flatMap((each) =>
    findSilentReverts(history, each).map(
      (revert) => `${revert.commit[0]}: ${revert.path} undoes ${revert.discarded.map(([name]) => name).join(" ")}`,
    ),
  );
}

describe("revert detection in an ordinary commit", () => {
  test("reports a file that is restored to an older version", () => {
    const commits = [commit("a", "", { "a.ts": "1" }), commit("b", "a", { "a.ts": "2" }), commit("c", "b", { "a.ts": "1" })];
    expect(revertsIn(...commits)).toEqual(["c: a.ts undoes b"]);
  });

  test("names exactly the commits since the older version", () => {
    const blobs = ["1", "2", "1", "3", "4", "1"];
    const commits = blobs.map((blob, at) => commit("abcdef"[at]!, at === 0 ? "" : "abcdef"[at - 1]!, { "a.ts": blob }));
    expect(revertsIn(...commits)).toEqual(["c: a.ts undoes b", "f: a.ts undoes d e"]);
  });

  test("accepts new content, and old content in another file", () => {
    const commits = [commit("a", "", { "a.ts": "1" }), commit("b", "a", { "a.ts": "2" }), commit("c", "b", { "b.ts": "1" })];
    expect(revertsIn(...commits, commit("d", "c", { "a.ts": "3" }))).toEqual([]);
  });

  test("accepts content that only another branch had before", () => {
    const start = [commit("a", "", { "a.ts": "1" }), commit("b", "a", { "a.ts": "2" })];
    expect(revertsIn(...start, commit("c", "a", { "a.ts": "3" }), commit("d", "c", { "a.ts": "2" }))).toEqual([]);
  });
});

describe("revert detection of deletions", () => {
  const additions = [commit("a", "", { "a.ts": "1" }), commit("b", "a", { "b.ts": "1" })];

  test("accepts the first deletion of a file", () => {
    expect(revertsIn(...additions, commit("c", "b", { "b.ts": absent }))).toEqual([]);
  });

  test("reports a file that is deleted for the second time", () => {
    const again = [commit("c", "b", { "b.ts": absent }), commit("d", "c", { "b.ts": "2" }), commit("e", "d", { "b.ts": absent })];
    expect(revertsIn(...additions, ...again)).toEqual(["e: b.ts undoes d"]);
  });

  test("reports a deletion beside another file that is restored to before the same commit", () => {
    const commits = [commit("a", "", { "a.ts": "1" }), commit("b", "a", { "a.ts": "2", "b.ts": "1" })];
    expect(revertsIn(...commits, commit("c", "b", { "a.ts": "1", "b.ts": absent }))).toEqual(["c: a.ts undoes b", "c: b.ts undoes b"]);
    expect(revertsIn(...commits, commit("c", "b", { "a.ts": "3", "b.ts": absent }))).toEqual([]);
  });

  test("reports a deleted file that is added again with its old content", () => {
    const deletion = [...additions, commit("c", "b", { "b.ts": absent })];
    expect(revertsIn(...deletion, commit("d", "c", { "b.ts": "1" }))).toEqual(["d: b.ts undoes c"]);
    expect(revertsIn(...deletion, commit("d", "c", { "b.ts": "2" }))).toEqual([]);
  });
});

describe("revert detection in a merge", () => {
  const start = commit("a", "", { "a.ts": "1" });
  const onMain = commit("b", "a", { "a.ts": "2", "b.ts": "1" });
  const onBranch = commit("c", "a", { "c.ts": "1" });

  test("accepts the newer versions of both sides", () => {
    expect(revertsIn(start, onMain, onBranch, commit("d", "bc", { "c.ts": "1" }))).toEqual([]);
    expect(revertsIn(start, onMain, onBranch, commit("d", "cb", { "a.ts": "2", "b.ts": "1" }))).toEqual([]);
  });

  test("reports files of one side that it lacks, whichever parent comes first", () => {
    const expected = ["d: a.ts undoes b", "d: b.ts undoes b"];
    expect(revertsIn(start, onMain, onBranch, commit("d", "cb", {}))).toEqual(expected);
    expect(revertsIn(start, onMain, onBranch, commit("d", "bc", { "a.ts": "1", "b.ts": absent, "c.ts": "1" }))).toEqual(expected);
  });

  test("accepts a revert that one of its sides declared", () => {
    const reverted = commit("c", "b", { "a.ts": "1" }, `Reverts: ${hash("b")} It failed.`);
    const other = commit("d", "b", { "d.ts": "1" });
    expect(revertsIn(start, onMain, reverted, other, commit("e", "dc", { "a.ts": "1" }))).toEqual([]);
  });

  test("accepts a conflict that is resolved by a deletion or by one side's new version", () => {
    const deletion = commit("c", "a", { "a.ts": absent });
    expect(revertsIn(start, onMain, deletion, commit("d", "cb", { "b.ts": "1" }))).toEqual([]);
    const change = commit("c", "a", { "a.ts": "3" });
    expect(revertsIn(start, onMain, change, commit("d", "bc", { "a.ts": "3" }))).toEqual([]);
  });
});

describe("revert declaration in a commit message", () => {
  const start = [commit("a", "", { "a.ts": "1", "b.ts": "1" }), commit("b", "a", { "a.ts": "2" }), commit("c", "b", { "b.ts": "2" })];
  const reverting = (body: string) => revertsIn(...start, commit("d", "c", { "a.ts": "1", "b.ts": "1" }, body));
  const both = ["d: a.ts undoes b", "d: b.ts undoes c"];

  test("covers the files of the commit that it names", () => {
    expect(reverting(`It was too slow.\n\nReverts: ${hash("b")} The library has a fault.`)).toEqual(["d: b.ts undoes c"]);
    expect(reverting(`Reverts: bbbbbbb It failed.\nReverts: ccccccc It failed, too.`)).toEqual([]);
  });

  test("requires the hash of an undone commit and a reason", () => {
    expect(reverting(`Reverts: ${hash("b")}`)).toEqual(both);
    expect(reverting(`Reverts: ${hash("a")} It failed.`)).toEqual(both);
    expect(reverting("Reverts: bbbb It failed.")).toEqual(both);
    expect(reverting("Reverts: what was wrong.")).toEqual(both);
  });

  test("can follow in a later commit, such as the one that repairs the damage", () => {
    const silent = commit("d", "c", { "a.ts": "1" });
    expect(revertsIn(...start, silent)).toEqual(["d: a.ts undoes b"]);
    expect(revertsIn(...start, silent, commit("e", "d", { "a.ts": "2" }))).toEqual(["d: a.ts undoes b", "e: a.ts undoes d"]);
    expect(revertsIn(...start, silent, commit("e", "d", { "a.ts": "2" }, `Reverts: ${hash("d")} It lost a change.`))).toEqual([]);
    expect(revertsIn(...start, silent, commit("e", "d", {}, `Reverts: ${hash("b")} Nobody used it.`))).toEqual([]);
  });
});
