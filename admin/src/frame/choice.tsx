import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";

type Offered<Value extends string> = readonly [value: Value, name: string, lang?: string];
type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  /** An empty value means no selection. */
  choices: readonly Offered<Value>[];
  disabled?: boolean;
  onChange(value: NoInfer<Value>): void;
};

export function Choice<Value extends string>({ label, value, choices, disabled, onChange }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = choices.find(([each]) => each === target.value);
        if (chosen) onChange(chosen[0]);
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160 }}
    >
      {choices.map(([each, name, lang]) => (
        <MenuItem key={each} value={each} lang={lang}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Options for a language select: each language in its own name. */
export const languageChoices = (codes: readonly Language[] = languageCodes): Offered<Language>[] =>
  codes.map((code) => [code, languages[code].name, languages[code].tag]);
