export * from "./choices.ts";
export { keyPattern } from "./entry-key.ts";
export { boundsOf, eventStatuses, nextChange, type EventStatus } from "./event-status.ts";
export type { CollectionType } from "./collections/index.ts";
export type { DataOfType, Figure, Item, Listed, Whole } from "./entry-types.ts";
export { typeNames } from "./type-names.ts";
export { textsIn, type Beside } from "./texts-in.ts";
export { longestSearchText, searchText } from "./search/search-text.ts";
export type { ExcerptPart } from "./search/excerpt.ts";
