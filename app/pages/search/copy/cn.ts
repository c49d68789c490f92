import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "站内搜索",
    resultsTitle: "搜索：{query}",
    description: "搜索 eCactus 网站的产品、资料、解答、新闻和页面，结果标出关键词所在的句子。",
    keywords: ["站内搜索", "储能产品", "户用储能", "规格书", "新闻"],
  },
  search: "搜索",
  heading: "搜索产品、资料与解答",
  field: {
    label: "搜索内容",
    submit: "搜索",
    searching: "正在搜索",
    suggested: "搜索建议",
    suggestedCount: "{number} 条建议，用方向键浏览",
  },
  results: "搜索结果",
  count: {
    none: "没有找到与“{query}”有关的内容。",
    one: "“{query}”共有 1 条结果",
    other: "“{query}”共有 {number} 条结果",
    more: "“{query}”共有 {number} 条结果，显示前 {shown} 条",
  },
  kinds: {
    label: "结果类型",
    all: "全部",
    names: {
      product: "产品",
      page: "页面",
      document: "资料",
      answer: "常见问题",
      article: "文章",
      event: "活动",
      contact: "联系地址",
    },
  },
  page: "页面",
  empty: { text: "请换用更短或更常用的词，或查看网站地图。", link: "查看网站地图" },
  suggestions: { products: "产品", news: "最新文章" },
  example: "示例",
  expired: "已于 {date}到期",
};
