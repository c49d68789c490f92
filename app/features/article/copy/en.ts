import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  example: "Example",
  published: "Published",
  minutes: "{minutes}\u00a0min read",
  sources: "Sources",
  feed: feedCopies.en.feed,
  share: {
    heading: "Share this article",
    copy: "Copy link",
    done: "Link copied",
    failed: "The link could not be copied.",
    mail: "Send by email",
    native: "Share…",
  },
  topicsLabel: "Topics",
  topics: {
    planning: "Planning",
    technology: "Technology",
    installation: "Installation",
    operation: "Operation",
    business: "Costs and rules",
    safety: "Safety",
  },
};
