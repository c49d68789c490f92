import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "站内搜索",
    resultsTitle: "搜索：{query}",
    description: "一个输入框搜遍全站：产品、新闻和页面，并标出关键词所在的那句话。打错一两个字也能找到。",
    keywords: ["站内搜索", "储能产品", "户用储能", "参数表", "新闻"],
  },
  search: "搜索",
  heading: "您在找什么？",
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
    more: "“{query}”的前 {number} 条结果",
  },
  kinds: {
    label: "结果类型",
    all: "全部",
    names: {
      product: "产品",
      page: "页面",
      document: "资料",
      answer: "解答",
      article: "文章",
      event: "活动",
      contact: "联系地址",
    },
  },
  page: "页面",
  empty: { heading: "暂无数据", text: "请换一个更短或更常用的词，或从这里开始。", link: "查看网站地图" },
  suggestions: { products: "产品", news: "最新文章" },
  example: "示例",
};
