import type { StaffLanguage } from "../texts/staff-language.ts";

/** Guides in the order of a working day; their texts are in docs/staff. */
export const guides = ["publish", "translate", "answer", "samples"] as const;
export type Guide = (typeof guides)[number];

const texts = import.meta.glob<string>("../../../docs/staff/*/*.md", { import: "default" });

/** Loads the HTML of a guide, each from a chunk of its own. */
export async function loadGuide(guide: Guide, language: StaffLanguage): Promise<string> {
  const loadText = texts[`../../../docs/staff/${language}/${guide}.md`];
  if (!loadText) throw new Error(`There is no guide ${guide} in ${language}`);
  return loadText();
}
