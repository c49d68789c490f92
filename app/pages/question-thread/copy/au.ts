import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: { ...en.seo, description: "Your question, our replies and a form for your next message." },
};
