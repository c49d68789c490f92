import type { StaffLanguage } from "../texts/staff-language.ts";

/** Guides in the order of the menu; their texts are in docs/staff. */
export const guides = [
  "publish",
  "translate",
  "review",
  "pages",
  "products",
  "trash",
  "distributors",
  "launch",
  "media",
  "answer",
  "newsletter",
  "accounts",
  "analytics",
  "company",
  "menus",
  "texts",
  "redirects",
  "synonyms",
  "maintenance",
  "users",
  "logs",
  "jobs",
  "my-account",
] as const;
export type Guide = (typeof guides)[number];

const texts = import.meta.glob<string>("../../../docs/staff/*/*.md", { import: "default" });

/** Loads the HTML of a guide, each from a chunk of its own. */
export async function loadGuide(guide: Guide, language: StaffLanguage): Promise<string> {
  const loadText = texts[`../../../docs/staff/${language}/${guide}.md`];
  if (!loadText) throw new Error(`There is no guide ${guide} in ${language}`);
  return loadText();
}
