import type { Copy } from "./fr.ts";

export const en: Copy = {
  section: "Blog",
  next: "More on this topic",
  all: "All blog articles",
};
