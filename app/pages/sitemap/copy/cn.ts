import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "网站地图",
    description: "一页看完全站：公司介绍、每一款产品，以及最新文章。",
    keywords: ["网站地图", "储能产品", "新闻", "关于我们"],
  },
  heading: "网站地图",
  lead: "全站页面，都在这一页。",
  products: "产品",
  allProducts: "全部产品",
  news: "新闻",
  blog: "博客",
  account: "您的账号",
  site: "本站",
};
