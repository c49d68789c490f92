import { useStaffLanguage, type StaffLanguage } from "./staff-language.ts";

const colons: Record<StaffLanguage, string> = { en: ": ", fr: "\u00a0: ", de: ": ", cn: "：" };

/** What something is, and of what, as the language of the screens writes it. */
export function useNamed(): (what: string, of: string | number) => string {
  const colon = colons[useStaffLanguage()];
  return (what, of) => what + colon + of;
}
