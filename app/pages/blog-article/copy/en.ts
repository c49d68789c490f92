import type { Copy } from "./fr.ts";

export const en: Copy = {
  section: "Blog",
  next: "On the same subject",
  all: "All blog articles",
};
