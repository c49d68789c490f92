import type { FeedCopy } from "./fr.ts";

export const cn: FeedCopy = {
  event: {
    online: "线上",
    example: "示例",
    sectors: { utility: "大型储能", "commercial-industrial": "工商业", residential: "户用" },
  },
};
