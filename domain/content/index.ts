export { collections, findCollection } from "./collections/index.ts";
export type { Collection, EntryData } from "./collections/collection.ts";
export { bumpContentVersion, contentChannel, readContentStamps } from "./content-versions.ts";
export { hashData } from "./entry-data.ts";
export { findEntry, type Entry } from "./find-entry.ts";
export { importContent, type ImportLine } from "./import-content.ts";
export { listEntries, type EntrySummary } from "./list-entries.ts";
export { publishEntry, saveDraft, withdrawEntry } from "./publish-entry.ts";
export { renderBody } from "./render-body.ts";
