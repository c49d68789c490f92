import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import frenchMessages from "ra-language-french";
import { languages } from "../../../i18n/languages.ts";
import { chineseMessages } from "./messages-cn.ts";
import { germanMessages } from "./messages-de.ts";
import { firstLanguage, isStaffLanguage, keepLanguage, staffLanguages } from "./staff-language.ts";

const messages = { en: englishMessages, fr: frenchMessages, de: germanMessages, cn: chineseMessages };
const locales = staffLanguages.map((code) => ({ locale: code, name: languages[code].name }));

keepLanguage(firstLanguage());

/** The framework's own texts; those of the screens stand beside them. */
export const i18nProvider = polyglotI18nProvider((code) => messages[isStaffLanguage(code) ? code : "en"], firstLanguage(), locales);
