import type { Copy } from "./fr.ts";

export const cn: Copy = {
  heading: "组件库",
  word: "电池",
  longWord: "面向自发自用的电池储能系统",
  seo: { title: "组件库", description: "网站的全部组件及其状态。", keywords: ["电池"] },
};
