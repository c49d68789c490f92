import type { Commit } from "./commit.ts";
import { findReverts, type Revert } from "./find-reverts.ts";
import type { History } from "./history.ts";

/** Declaration in the body of a commit: `Reverts: <hash> <reason>`. */
const declaration = /^Reverts: ([\da-f]{7,40}) +\S/gm;

export function findSilentReverts(history: History, commit: Commit): Revert[] {
  return findReverts(history, commit).filter((revert) => !isDeclared(history, revert));
}

/**
 * Whether the commit or a later one declares the revert, by the hash of a discarded commit, or of the reverting commit if a later
 * one repairs it.
 */
function isDeclared(history: History, { commit, discarded }: Revert): boolean {
  const declaredHashes = history.commits
    .filter(({ hash }) => history.isIn(commit, hash))
    .flatMap(({ message }) => [...message.matchAll(declaration)].map(([, hash = ""]) => hash));
  return declaredHashes.some((hash) => [commit, ...discarded].some((id) => id.startsWith(hash)));
}
