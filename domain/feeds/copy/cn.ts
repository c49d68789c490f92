import type { FeedCopy } from "./fr.ts";

export const cn: FeedCopy = {
  articles: {
    news: { name: "新闻", lead: "买电池之前先弄懂它，用的时候也心里有数。" },
    blog: { name: "博客", lead: "规划、安装、原理：每篇只谈一个问题，算给您看，并列出资料来源。" },
  },
  event: {
    online: "线上",
    example: "示例",
    sectors: { utility: "大型储能", "commercial-industrial": "工商业", residential: "户用" },
  },
};
