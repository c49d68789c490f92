import Stack from "@mui/material/Stack";
import { keysOf } from "../../../i18n/keys-of.ts";
import type { Language } from "../../../i18n/languages.ts";
import { Choice, languageChoices } from "../frame/choice.tsx";
import { SearchField } from "../frame/search-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import type { Subscriber } from "./issue.ts";
import { stateNames } from "./state-names.ts";
import { newsletterTexts } from "./texts.ts";

export type Chosen = { words: string; state?: Subscriber["state"]; language?: Language; page: number };

const states = keysOf(stateNames);

export function SubscribersFilter({ chosen, onChange }: { chosen: Chosen; onChange(chosen: Chosen): void }) {
  const texts = useTexts(newsletterTexts);
  return (
    <Stack direction={{ xs: "column", sm: "row" }} useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
      <SearchField label={texts.words} value={chosen.words} onChange={(words) => onChange({ ...chosen, words, page: 1 })} />
      <Choice
        label={texts.state}
        value={chosen.state ?? ""}
        choices={[["", texts.all], ...states.map((each) => [each, texts[stateNames[each]]] as const)]}
        onChange={(state) => onChange({ ...chosen, state: state || undefined, page: 1 })}
      />
      <Choice
        label={texts.language}
        value={chosen.language ?? ""}
        choices={[["", texts.every], ...languageChoices()]}
        onChange={(language) => onChange({ ...chosen, language: language || undefined, page: 1 })}
      />
    </Stack>
  );
}
