import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { languages } from "../../../i18n/languages.ts";
import { chooseLanguage, staffLanguages, useStaffLanguage } from "../texts/staff-language.ts";

const names = { en: "Language", fr: "Langue", de: "Sprache", cn: "语言" };

/** Selects the language of the back office. */
export function LanguageSelect() {
  const language = useStaffLanguage();
  return (
    <Select
      value={language}
      onChange={({ target }) => chooseLanguage(target.value)}
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
