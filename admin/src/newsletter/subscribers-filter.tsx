import Stack from "@mui/material/Stack";
import { keysOf } from "../../../i18n/keys-of.ts";
import type { Language } from "../../../i18n/languages.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import type { Subscriber } from "./issue.ts";
import { stateNames } from "./state-names.ts";
import { newsletterTexts } from "./texts.ts";

export type SubscriberFilters = { words: string; state?: Subscriber["state"]; language?: Language; page: number };

const states = keysOf(stateNames);

export function SubscribersFilter({ filters, onChange }: { filters: SubscriberFilters; onChange(filters: SubscriberFilters): void }) {
  const texts = useTexts(newsletterTexts);
  return (
    <Stack direction={{ xs: "column", sm: "row" }} useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
      <SearchField label={texts.words} value={filters.words} onChange={(words) => onChange({ ...filters, words, page: 1 })} />
      <SelectField
        label={texts.state}
        value={filters.state ?? ""}
        options={[["", texts.all], ...states.map((each) => [each, texts[stateNames[each]]] as const)]}
        onChange={(state) => onChange({ ...filters, state: state || undefined, page: 1 })}
      />
      <SelectField
        label={texts.language}
        value={filters.language ?? ""}
        options={[["", texts.every], ...languageOptions()]}
        onChange={(language) => onChange({ ...filters, language: language || undefined, page: 1 })}
      />
    </Stack>
  );
}
