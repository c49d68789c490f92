import type { FeedCopy } from "./fr.ts";

export const cn: FeedCopy = {
  feed: "Atom 订阅",
  event: {
    calendar: "日历文件",
    calendarOf: "日历文件：{title}",
    calendarOfAll: "全部日程的日历（.ics）",
    online: "线上",
    example: "示例",
    sectors: { utility: "大型储能", "commercial-industrial": "工商业", residential: "户用" },
  },
  download: { isNew: "新增：{title}", version: "{title}，版本 {version}", replaced: "已被取代：{title}", withdrawn: "已撤回：{title}" },
};
