import { languages } from "../../../i18n/languages.ts";
import { useStaffLanguage } from "./staff-language.ts";

const dayAndTime: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };

/** Returns a formatter for times, in the language of the back office and the browser's time zone. */
export function useDateFormat(style = dayAndTime): (moment: string) => string {
  const format = new Intl.DateTimeFormat(languages[useStaffLanguage()].tag, style);
  return (moment) => format.format(new Date(moment));
}
