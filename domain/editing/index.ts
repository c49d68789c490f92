export { describeTypes } from "./describe-types.ts";
export { listEntriesOf } from "./list-entries-of.ts";
export { listRevisions } from "./list-revisions.ts";
export { readActorName } from "./actor-name.ts";
export { readLocalization, readEntry } from "./read-entry.ts";
export { readTitles } from "./read-titles.ts";
export { readProgress } from "./read-progress.ts";
export { checkLocalization, type FindPage } from "./check-localization.ts";
export { hasStaleFields } from "./localization-state.ts";
export { listExamples } from "./list-examples.ts";
export { listExpiring } from "./list-expiring.ts";
export { readCalendar } from "./read-calendar.ts";
export {
  reportPresence,
  reportThreadPresence,
  endThreadPresence,
  endPresence,
  listPresentUsers,
  deleteExpiredPresence,
} from "./presence.ts";
export { createPreviewPath, readPreviewToken, createInspectorToken } from "./preview-link.ts";
export { listTrash, readTrashed } from "./list-trash.ts";
export { readUses } from "./read-uses.ts";
