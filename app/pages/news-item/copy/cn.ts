import type { Copy } from "./fr.ts";

export const cn: Copy = {
  section: "新闻",
  next: "接着读",
  all: "全部新闻",
};
