import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "网站地图",
    description: "eCactus 网站的全部页面：产品、解决方案、支持、公司介绍与最新文章。",
    keywords: ["网站地图", "储能产品", "新闻", "关于我们"],
  },
  heading: "网站地图",
  lead: "产品、解决方案、平台、支持与公司页面列表。",
  products: "产品",
  allProducts: "全部产品",
  news: "新闻",
  blog: "博客",
  jobs: "开放职位",
  account: "账号",
  site: "网站",
};
