import type { StaffLanguage } from "../texts/staff-language.ts";

/** What staff can read up on, in the order of a day; the texts are in docs/staff. */
export const guides = ["publish", "translate", "answer", "samples"] as const;
export type Guide = (typeof guides)[number];

const texts = import.meta.glob<string>("../../../docs/staff/*/*.md", { import: "default" });

/** The HTML of a guide; each is fetched when somebody opens it. */
export async function readGuide(guide: Guide, language: StaffLanguage): Promise<string> {
  const read = texts[`../../../docs/staff/${language}/${guide}.md`];
  if (!read) throw new Error(`There is no guide ${guide} in ${language}`);
  return read();
}
