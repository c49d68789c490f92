export { describeTypes } from "./describe-types.ts";
export { listEntriesOf } from "./list-entries-of.ts";
export { listRevisions } from "./list-revisions.ts";
export { nameOf } from "./name-of.ts";
export { readEntry } from "./read-entry.ts";
export { readProgress } from "./read-progress.ts";
export { checkEdition, type PageAt } from "./check-edition.ts";
export { listSamples } from "./list-samples.ts";
export { readCalendar } from "./read-calendar.ts";
