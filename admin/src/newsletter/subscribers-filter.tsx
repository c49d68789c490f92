import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { isLanguage, type Language } from "../../../i18n/languages.ts";
import { keysOf } from "../../../i18n/keys-of.ts";
import { LanguageField } from "../frame/language-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import type { Subscriber } from "./issue.ts";
import { stateNames } from "./state-names.ts";
import { newsletterTexts } from "./texts.ts";

export type Chosen = { words: string; state?: Subscriber["state"]; language?: Language; page: number };

const states = keysOf(stateNames);

/** What a list of subscribers is narrowed to. */
export function SubscribersFilter({ chosen, onChange }: { chosen: Chosen; onChange(chosen: Chosen): void }) {
  const texts = useTexts(newsletterTexts);
  return (
    <Stack direction={{ xs: "column", sm: "row" }} useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
      <TextField
        size="small"
        type="search"
        label={texts.words}
        value={chosen.words}
        onChange={({ target }) => onChange({ ...chosen, words: target.value, page: 1 })}
        sx={{ minWidth: 260 }}
      />
      <TextField
        select
        size="small"
        label={texts.state}
        value={chosen.state ?? ""}
        onChange={({ target }) => onChange({ ...chosen, state: states.find((each) => each === target.value), page: 1 })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 160 }}
      >
        <MenuItem value="">{texts.all}</MenuItem>
        {states.map((each) => (
          <MenuItem key={each} value={each}>
            {texts[stateNames[each]]}
          </MenuItem>
        ))}
      </TextField>
      <LanguageField
        label={texts.language}
        none={texts.every}
        value={chosen.language}
        onChange={(code) => onChange({ ...chosen, language: isLanguage(code) ? code : undefined, page: 1 })}
      />
    </Stack>
  );
}
