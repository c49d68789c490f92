import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";

type Option<Value extends string> = readonly [value: Value, name: string, lang?: string];
type SelectFieldProps<Value extends string> = {
  label: string;
  value: Value;
  /** An empty value means no selection. */
  options: readonly Option<Value>[];
  disabled?: boolean;
  onChange(value: NoInfer<Value>): void;
};

export function SelectField<Value extends string>({ label, value, options, disabled, onChange }: SelectFieldProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = options.find(([each]) => each === target.value);
        if (chosen) onChange(chosen[0]);
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160 }}
    >
      {options.map(([each, name, lang]) => (
        <MenuItem key={each} value={each} lang={lang}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Options for a language select: each language in its own name. */
export const languageOptions = (codes: readonly Language[] = languageCodes): Option<Language>[] =>
  codes.map((code) => [code, languages[code].name, languages[code].tag]);
