import type { Copy } from "./fr.ts";

export const cn: Copy = {
  skip: "跳到正文",
  home: "首页",
  menu: "菜单",
  mainNavigation: "主导航",
  footerNavigation: "页脚",
  languages: "语言",
  products: "产品",
  allProducts: "全部产品",
  news: "新闻",
  about: "关于我们",
  siteMap: "网站地图",
  discover: "浏览",
  company: "公司",
  contact: "联系",
  example: "示例",
  errors: {
    notFound: {
      title: "页面不存在",
      heading: "这里只有沙漠。",
      description: "地址已变更，或从未存在。可以从这里继续：",
    },
    internal: {
      title: "服务器错误",
      heading: "我们这边出了点问题。",
      description: "错误已记录。请稍后再试；若再次出现，请告知我们此编号：",
    },
    status: "代码",
  },
};
