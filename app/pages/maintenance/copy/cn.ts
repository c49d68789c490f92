import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "页面维护中",
    description: "正在维护的页面会显示这段说明，并列出仍可访问的入口。",
    keywords: ["网站维护", "页面暂不可用"],
  },
};
