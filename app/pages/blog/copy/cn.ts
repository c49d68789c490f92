import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.blog.name.cn, articles.blog.lead.cn];

export const cn: Copy = {
  seo: {
    title: "储能博客：选型、安装与成本",
    topicTitle: "{topic} | 博客",
    description: "容量怎么选、如何安装、电池原理与日常使用：按主题整理的深度文章，标明阅读时间与资料来源。",
    keywords: ["储能博客", "电池容量选择", "电池安装", "磷酸铁锂安全", "储能成本", "自发自用"],
  },
  blog: name,
  heading: "储能博客：选型、安装与成本",
  lead,
  all: "全部",
  empty: { heading: "暂无数据", text: "目前没有已发布的文章。", link: "阅读新闻" },
  emptyTopic: { heading: "暂无数据", text: "目前没有这一主题的文章。", link: "查看全部文章" },
};
