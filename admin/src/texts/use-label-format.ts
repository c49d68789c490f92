import { useStaffLanguage, type StaffLanguage } from "./staff-language.ts";

const colons: Record<StaffLanguage, string> = { en: ": ", fr: "\u202f: ", de: ": ", cn: "：" };

/** Returns a function that writes "label: value" with the colon of the language; French sets a narrow no-break space before it. */
export function useLabelFormat(): (label: string, value: string | number) => string {
  const colon = colons[useStaffLanguage()];
  return (label, value) => label + colon + value;
}
