import { absent, type Commit } from "./commit.ts";
import type { History, Version } from "./history.ts";

/** A file that a commit takes back to an older version, with the commits whose newer versions it discards. */
export type Revert = { commit: string; path: string; discarded: string[] };

/**
 * Lists the files that a commit takes back to an older version. Adding a deleted file again with its old content is such a
 * revert. A deletion is one only if the file was deleted before, or if the same commit reverts another file of the commit
 * that added it: a stale copy of the tree lacks the new files and has the old versions of the others.
 */
export function findReverts(history: History, commit: Commit): Revert[] {
  const reverts = changedPaths(history, commit).flatMap((path) => findRevert(history, commit, path) ?? []);
  const discarded = new Set(reverts.flatMap((revert) => revert.discarded));
  return [...reverts, ...findDeletions(history, commit, discarded)];
}

/** The files in which a commit differs from any of its parents. */
function changedPaths(history: History, { hash, parents, changes }: Commit): string[] {
  const [first = "", ...others] = parents;
  const lacking = others.flatMap((parent) =>
    history.pathsBetween(first, parent).filter((path) => history.blobAt(parent, path) !== history.blobAt(hash, path)),
  );
  return [...new Set([...changes.map(({ path }) => path), ...lacking])];
}

function findRevert(history: History, commit: Commit, path: string): Revert | undefined {
  const blob = history.blobAt(commit.hash, path);
  const parents = history.parentsOf(commit);
  const sources = parents.filter((parent) => history.blobAt(parent, path) === blob);
  const isMerge = parents.length > 1;
  const discarded = parents
    .filter((parent) => !sources.includes(parent))
    .flatMap((parent) => versionsAfter(history, { blob, path, parent, isMerge }))
    // A parent that has this content and knows the newer version went back by itself, in a commit that is checked by itself.
    .filter((version) => !sources.some((source) => history.isIn(version.commit, source)));
  if (discarded.length === 0) return undefined;
  if (blob === absent && sources.some((source) => hasOwnDeletion(history, path, source, discarded))) return undefined;
  return { commit: commit.hash, path, discarded: [...new Set(discarded.map((version) => version.commit))] };
}

type OldVersion = { blob: string; path: string; parent: string; isMerge: boolean };

/**
 * The versions of a file at `parent` since it last had the content `blob`. A file is absent before its first version as well,
 * which counts for a merge alone: a merge that lacks a file of one parent loses it, an ordinary commit deletes it.
 */
function versionsAfter(history: History, { blob, path, parent, isMerge }: OldVersion): Version[] {
  const versions = history.versionsOf(path).filter(({ commit }) => history.isIn(commit, parent));
  const olds = versions.filter((version) => version.blob === blob);
  const isAbsentAtFirst = blob === absent && isMerge;
  return versions.filter(
    ({ commit }) =>
      (isAbsentAtFirst || olds.some((old) => history.isAncestor(old.commit, commit))) &&
      !olds.some((old) => history.isIn(commit, old.commit)),
  );
}

/** Whether a side of a merge deleted the file while the other side changed it. */
function hasOwnDeletion(history: History, path: string, source: string, discarded: readonly Version[]): boolean {
  return history
    .versionsOf(path)
    .some(
      ({ commit, blob }) =>
        blob === absent && history.isIn(commit, source) && !discarded.some((version) => history.isAncestor(commit, version.commit)),
    );
}

/** The deleted files that one of the `discarded` commits added. */
function findDeletions(history: History, commit: Commit, discarded: ReadonlySet<string>): Revert[] {
  if (commit.parents.length > 1) return [];
  return commit.changes
    .filter(({ blob }) => blob === absent)
    .flatMap(({ path }) => {
      const versions = history.versionsOf(path).filter((version) => history.isAncestor(version.commit, commit.hash));
      const isFirstDeletion = versions.every(({ blob }) => blob !== absent);
      if (!isFirstDeletion || !discarded.has(versions[0]?.commit ?? "")) return [];
      return { commit: commit.hash, path, discarded: versions.map((version) => version.commit) };
    });
}
