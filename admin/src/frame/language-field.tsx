import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";

type LanguageFieldProps = {
  label: string;
  /** What stands for none, where that may be chosen. */
  none?: string;
  value: Language | undefined;
  onChange(value: string): void;
};

/** One of the site's languages, by its own name. */
export function LanguageField({ label, none, value, onChange }: LanguageFieldProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: none !== undefined }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160 }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {languageCodes.map((code) => (
        <MenuItem key={code} value={code} lang={languages[code].tag}>
          {languages[code].name}
        </MenuItem>
      ))}
    </TextField>
  );
}
