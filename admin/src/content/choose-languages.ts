import { languageCodes, type Language } from "../../../i18n/languages.ts";

type Shown = { left: string | null; right: string | null };

/** Returns two different languages: those of the address, or else the first ones that the entry has. */
export function chooseLanguages(available: readonly Language[], address: Shown): { left: Language; right: Language } {
  const find = (code: string | null) => languageCodes.find((each) => each === code);
  const left = find(address.left) ?? available[0] ?? "fr";
  const others = [find(address.right), ...available, ...languageCodes].filter((code) => code !== undefined && code !== left);
  return { left, right: others[0] ?? "en" };
}
