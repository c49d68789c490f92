import Autocomplete from "@mui/material/Autocomplete";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { localPath, splitPath } from "../../../i18n/paths.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { uiStringTexts } from "./texts.ts";

type Props = {
  address: string;
  pages: readonly string[];
  isInteractive: boolean;
  onNavigate(address: string): void;
  onInteractive(isInteractive: boolean): void;
};

/** Selects the page and language, and whether a click inspects a text or works as on the site. */
export function InspectBar({ address, pages, isInteractive, onNavigate, onInteractive }: Props) {
  const texts = useTexts(uiStringTexts);
  const { language, path } = splitPath(address);
  return (
    <Stack direction={{ xs: "column", md: "row" }} useFlexGap spacing={2}>
      <Autocomplete
        freeSolo
        size="small"
        options={pages}
        value={path}
        onChange={(_, page) => page !== null && onNavigate(localPath(language, page))}
        renderInput={(params) => <TextField {...params} label={texts.shownPage} />}
        sx={{ minWidth: { md: 280 } }}
      />
      <SelectField
        label={texts.language}
        value={language}
        options={languageOptions()}
        onChange={(code) => onNavigate(localPath(code, path))}
      />
      <FormControlLabel label={texts.use} control={<Switch checked={isInteractive} onChange={(_, isOn) => onInteractive(isOn)} />} />
    </Stack>
  );
}
