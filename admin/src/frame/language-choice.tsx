import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { useLocaleState } from "react-admin";
import { languages } from "../../../i18n/languages.ts";
import { isStaffLanguage, keepLanguage, staffLanguages, useStaffLanguage } from "../texts/staff-language.ts";

const names = { en: "Language", fr: "Langue", de: "Sprache", cn: "语言" };

/** The language of the screens. */
export function LanguageChoice() {
  const [, setLocale] = useLocaleState();
  const language = useStaffLanguage();
  const choose = (code: string) => {
    if (!isStaffLanguage(code)) return;
    keepLanguage(code);
    setLocale(code);
  };
  return (
    <Select
      value={language}
      onChange={({ target }) => choose(target.value)}
      size="small"
      variant="standard"
      disableUnderline
      inputProps={{ "aria-label": names[language] }}
      sx={{ color: "inherit", "& .MuiSelect-icon": { color: "inherit" } }}
    >
      {staffLanguages.map((code) => (
        <MenuItem key={code} value={code} lang={languages[code].tag}>
          {languages[code].name}
        </MenuItem>
      ))}
    </Select>
  );
}
