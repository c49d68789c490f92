import type { Copy } from "./fr.ts";

export const cn: Copy = {
  section: "新闻",
  next: "相关文章",
  all: "全部新闻",
};
