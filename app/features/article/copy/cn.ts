import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const cn: Copy = {
  example: "示例",
  published: "发布日期",
  minutes: "阅读约 {minutes} 分钟",
  sources: "资料来源",
  feed: feedCopies.cn.feed,
  share: { heading: "分享本文", copy: "复制链接", done: "链接已复制", failed: "未能复制链接。", mail: "用邮件发送", native: "分享…" },
  topicsLabel: "主题",
  topics: { planning: "规划", technology: "技术", installation: "安装", operation: "日常使用", business: "成本与法规", safety: "安全" },
};
