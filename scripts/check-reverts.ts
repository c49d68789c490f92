import { describeCommit } from "./history/commit.ts";
import { findSilentReverts } from "./history/find-silent-reverts.ts";
import { runHistoryCheck } from "./history/run-history-check.ts";

// `npm run check:reverts [-- RANGE]`: fails for a new commit that restores older versions of files without declaring it.
runHistoryCheck({
  script: import.meta.filename,
  faultsOf: (commit, history) => {
    const subjects = new Map(history.commits.map((each) => [each.hash, describeCommit(each)]));
    const reverts = Object.groupBy(findSilentReverts(history, commit), ({ discarded }) => discarded.join());
    return Object.entries(reverts).flatMap(([discarded, files = []]) => [
      `undoes ${discarded
        .split(",")
        .map((hash) => subjects.get(hash))
        .join(" and ")}`,
      ...files.map(({ path }) => `  ${path}`),
    ]);
  },
  advice: `Restore the newer versions by rebasing instead of copying files. Declare an intended revert in the body of the commit:
Reverts: <hash of the undone commit> <reason>`,
});
