import type { Copy } from "./fr.ts";

export const cn: Copy = {
  home: "首页",
  breadcrumb: "当前位置",
  news: "新闻",
  example: "示例",
  published: "发布日期",
  sources: "资料来源",
  next: "接着读",
  all: "全部新闻",
};
