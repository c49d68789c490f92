import type { Copy } from "./fr.ts";

export const cn: Copy = {
  heading: "户用储能补贴政策",
  text: "以官方页面为准，下单前请先核对条件。",
  checked: "核对于 {date}",
  validUntil: "有效期至 {date}",
  example: "示例",
};
