import { findMessageFaults } from "./history/find-message-faults.ts";
import { runHistoryCheck } from "./history/run-history-check.ts";

// `npm run check:commits [-- RANGE]`: fails for a new commit whose message does not follow CONTRIBUTING.md.
runHistoryCheck({
  script: import.meta.filename,
  // Skips merges, whose messages Git writes.
  faultsOf: ({ message, parents }) => (parents.length > 1 ? [] : findMessageFaults(message)),
  advice: "CONTRIBUTING.md describes the form. `git rebase -i` with `reword` changes a message.",
});
