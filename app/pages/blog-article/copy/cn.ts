import type { Copy } from "./fr.ts";

export const cn: Copy = {
  section: "博客",
  next: "相关文章",
  all: "全部博客文章",
};
