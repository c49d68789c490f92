import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: { ...en.seo, title: "Personal centre", keywords: ["personal centre", "account"] },
  sections: { ...en.sections, sessions: { ...en.sections.sessions, text: "Where your account is open. End what you do not recognise." } },
};
