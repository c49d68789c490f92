import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "储能系统常见问题解答",
    foundTitle: "常见问题：{query}",
    description: "选型、安装、日常使用、停电备电：户用、工商业和大型储能用户常问的问题与解答。",
    keywords: ["常见问题", "户用储能问答", "工商业储能问答", "大型储能问答"],
  },
  heading: "储能系统常见问题",
  lead: "户用、工商业和大型储能的选型、安装、使用与备电。按产品线和主题查找。",
  search: { label: "在问题中搜索", example: "例如：停电、模块、噪声", submit: "搜索" },
  byLine: "产品线",
  allLines: "全部",
  byTopic: "主题",
  allTopics: "全部主题",
  topics: {
    choosing: "选型",
    installation: "安装",
    operation: "日常使用",
    backup: "备电",
    safety: "安全",
    service: "维护与服务",
    installers: "面向安装商",
    distributors: "面向经销商",
  },
  results: "搜索结果",
  found: { none: "没有与“{query}”相关的问题。", one: "找到 1 个与“{query}”相关的问题。", other: "找到 {number} 个与“{query}”相关的问题。" },
  empty: { heading: "暂无数据", text: "没有找到相关解答，请搜索全站。", link: "搜索全站" },
};
