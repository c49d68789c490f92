import { absent, type Commit } from "./commit.ts";
import type { History, Version } from "./history.ts";

/** File that a commit restores to an older version, with the commits whose newer versions it discards. */
export type Revert = { commit: string; path: string; discarded: string[] };

/**
 * Lists the files that a commit restores to an older version. A deletion counts only if the file was deleted before, or if the
 * commit also reverts another file of the commit that added it: a stale copy of the tree lacks new files and has old versions of
 * the others.
 */
export function findReverts(history: History, commit: Commit): Revert[] {
  const reverts = changedPaths(history, commit).flatMap((path) => findRevert(history, commit, path) ?? []);
  const discarded = new Set(reverts.flatMap((revert) => revert.discarded));
  return [...reverts, ...findDeletions(history, commit, discarded)];
}

function changedPaths(history: History, { hash, parents, changes }: Commit): string[] {
  const [first = "", ...otherParents] = parents;
  const lacking = otherParents.flatMap((parent) =>
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
    // Ignores versions in a parent with the same content: that parent reverted them itself, and is checked separately.
    .filter((version) => !sources.some((source) => history.isIn(version.commit, source)));
  if (discarded.length === 0) return undefined;
  if (blob === absent && sources.some((source) => hasOwnDeletion(history, path, source, discarded))) return undefined;
  return { commit: commit.hash, path, discarded: [...new Set(discarded.map((version) => version.commit))] };
}

type OldVersion = { blob: string; path: string; parent: string; isMerge: boolean };

/**
 * Lists versions of a file at `parent` after it last had the content `blob`. Absence before the first version counts for merges
 * only: a merge without a file of one parent loses it, while an ordinary commit deletes it.
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

/** Whether one side of a merge deleted the file while the other side changed it. */
function hasOwnDeletion(history: History, path: string, source: string, discarded: readonly Version[]): boolean {
  return history
    .versionsOf(path)
    .some(
      ({ commit, blob }) =>
        blob === absent && history.isIn(commit, source) && !discarded.some((version) => history.isAncestor(commit, version.commit)),
    );
}

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
