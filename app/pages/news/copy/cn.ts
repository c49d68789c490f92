import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.news.name.cn, articles.news.lead.cn];

export const cn: Copy = {
  seo: {
    title: "储能新闻与电池知识",
    pageTitle: "新闻，第 {number} 页",
    description: "eCactus 新闻与选购储能的参考文章：磷酸铁锂电芯如何老化、电池容量怎么选、三相不平衡是什么、欧盟电池护照要求哪些内容。",
    keywords: ["储能新闻", "户用储能", "磷酸铁锂老化", "电池容量选择", "电池护照", "电池规格书"],
  },
  news: name,
  heading: "储能新闻与电池知识",
  lead,
  latest: "最新一篇",
  earlier: "更多新闻",
  guides: "指南",
  read: "阅读全文",
  example: "示例",
  empty: { heading: "暂无数据", text: "目前没有已发布的文章。", link: "查看产品" },
  pages: { label: "新闻分页", current: "第 {number} 页", newer: "较新", older: "较早" },
};
