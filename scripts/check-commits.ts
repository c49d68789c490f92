import { findMessageFaults } from "./history/find-message-faults.ts";
import { runHistoryCheck } from "./history/run-history-check.ts";

// `npm run check:commits [-- RANGE]`: fails for a new commit whose message has another form than CONTRIBUTING.md says.
runHistoryCheck({
  script: import.meta.filename,
  // Git writes the message of a merge.
  faultsOf: ({ message, parents }) => (parents.length > 1 ? [] : findMessageFaults(message)),
  advice: "CONTRIBUTING.md describes the form. `git rebase -i` with `reword` changes a message.",
});
