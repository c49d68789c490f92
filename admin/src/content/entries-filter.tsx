import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { editionStates } from "../../../domain/editing/schema.ts";
import { languageCodes, languages } from "../../../i18n/languages.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Filter } from "./filter.ts";
import { stateNames } from "./state-names.ts";
import { contentTexts } from "./texts.ts";

type Props = { filter: Filter; onChange(changes: Record<string, string | undefined>): void };

export function EntriesFilter({ filter, onChange }: Props) {
  const texts = useTexts(contentTexts);
  const names = useTexts(stateNames);
  const states = [...editionStates.map((state) => [state, names[state]] as const), ["changed", texts.changed] as const];
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      <TextField
        size="small"
        type="search"
        label={texts.search}
        value={filter.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <Choice
        label={texts.language}
        value={filter.language}
        choices={languageCodes.map((code) => [code, languages[code].name])}
        onChange={(language) => onChange({ language, missing: undefined })}
      />
      <Choice label={texts.state} value={filter.state} choices={states} onChange={(state) => onChange({ state })} />
      <Tick label={texts.onlyOutdated} isTicked={filter.outdated !== undefined} onChange={(outdated) => onChange({ outdated })} />
      {(["sample", "own"] as const).map((name) => (
        <Tick key={name} label={texts[name]} isTicked={filter[name] !== undefined} onChange={(value) => onChange({ [name]: value })} />
      ))}
      {filter.language && (
        <Tick label={texts.missing} isTicked={filter.missing !== undefined} onChange={(missing) => onChange({ missing })} />
      )}
    </Stack>
  );
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  choices: readonly (readonly [string, string])[];
  onChange(value: string | undefined): void;
};

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const texts = useTexts(contentTexts);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? "any"}
      sx={{ minWidth: 140 }}
      onChange={({ target }) => onChange(target.value === "any" ? undefined : target.value)}
    >
      <MenuItem value="any">{texts.any}</MenuItem>
      {choices.map(([code, name]) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Tick({ label, isTicked, onChange }: { label: string; isTicked: boolean; onChange(value: string | undefined): void }) {
  return <FormControlLabel label={label} control={<Checkbox checked={isTicked} onChange={(_, on) => onChange(on ? "1" : undefined)} />} />;
}
