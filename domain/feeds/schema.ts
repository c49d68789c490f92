export { calendarAddress, eventAddress, eventTypes, feedAddress, type EventType } from "./addresses.ts";
export { articles, type ArticleType } from "./articles.ts";
export { feedCopies } from "./copy/index.server.ts";
export { feedNames, feeds, type FeedName } from "./feeds.ts";
