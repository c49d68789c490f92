import { roleNames } from "../../../domain/staff/schema.ts";
import type { StaffRole } from "../../../domain/staff/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { useTexts } from "../texts/staff-language.ts";

/** Returns a function that writes a role with its languages, such as "Editor (FR, DE)". */
export function useRightsFormat(): (rights: { role: StaffRole; languages: readonly Language[] }) => string {
  const roles = useTexts(roleNames);
  return ({ role, languages: codes }) =>
    codes.length === 0 ? roles[role] : `${roles[role]} (${codes.map((code) => languages[code].short).join(", ")})`;
}
