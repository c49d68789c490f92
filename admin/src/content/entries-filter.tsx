import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import { localizationStates } from "../../../domain/editing/schema.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import type { Filter } from "./filter.ts";
import { stateNames } from "./state-names.ts";
import { contentTexts } from "./texts.ts";

type Props = { filter: Filter; onChange(changes: Record<string, string | undefined>): void };

export function EntriesFilter({ filter, onChange }: Props) {
  const texts = useTexts(contentTexts);
  const names = useTexts(stateNames);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      <SearchField label={texts.search} value={filter.words} onChange={(words) => onChange({ words })} />
      <SelectField
        label={texts.language}
        value={filter.language ?? ""}
        options={[["", texts.any], ...languageOptions()]}
        onChange={(language) => onChange({ language, missing: undefined })}
      />
      <SelectField
        label={texts.state}
        value={filter.state ?? ""}
        options={[["", texts.any], ...localizationStates.map((state) => [state, names[state]] as const), ["changed", texts.changed]]}
        onChange={(state) => onChange({ state })}
      />
      <FilterCheckbox
        label={texts.onlyOutdated}
        isChecked={filter.outdated !== undefined}
        onChange={(outdated) => onChange({ outdated })}
      />
      {(["sample", "own"] as const).map((name) => (
        <FilterCheckbox
          key={name}
          label={texts[name]}
          isChecked={filter[name] !== undefined}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {filter.language && (
        <FilterCheckbox label={texts.missing} isChecked={filter.missing !== undefined} onChange={(missing) => onChange({ missing })} />
      )}
    </Stack>
  );
}

function FilterCheckbox({ label, isChecked, onChange }: { label: string; isChecked: boolean; onChange(value: string | undefined): void }) {
  return <FormControlLabel label={label} control={<Checkbox checked={isChecked} onChange={(_, on) => onChange(on ? "1" : undefined)} />} />;
}
