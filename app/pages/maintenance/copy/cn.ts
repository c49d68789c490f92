import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "页面维护中",
    description: "页面正在维护，可从导航进入其他页面。",
    keywords: ["网站维护", "页面暂不可用"],
  },
};
