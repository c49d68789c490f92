import type { Commit } from "./commit.ts";
import { findReverts, type Revert } from "./find-reverts.ts";
import type { History } from "./history.ts";

/** A line of a commit's body: `Reverts: <hash> <reason>`. */
const declaration = /^Reverts: ([\da-f]{7,40}) +\S/gm;

export function findSilentReverts(history: History, commit: Commit): Revert[] {
  return findReverts(history, commit).filter((revert) => !isDeclared(history, revert));
}

/**
 * A revert is declared by the commit itself, or by a later one: by the hash of a discarded commit, or of the reverting commit
 * where a later one repairs its damage.
 */
function isDeclared(history: History, { commit, discarded }: Revert): boolean {
  const declared = history.commits
    .filter(({ hash }) => history.isIn(commit, hash))
    .flatMap(({ message }) => [...message.matchAll(declaration)].map(([, hash = ""]) => hash));
  return declared.some((hash) => [commit, ...discarded].some((named) => named.startsWith(hash)));
}
