import { languages } from "../../../i18n/languages.ts";
import { useStaffLanguage } from "./staff-language.ts";

const dayAndTime: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };

/** Says a moment in the language of the screens and the time of who looks at them. */
export function useMoment(style = dayAndTime): (moment: string) => string {
  const format = new Intl.DateTimeFormat(languages[useStaffLanguage()].tag, style);
  return (moment) => format.format(new Date(moment));
}
