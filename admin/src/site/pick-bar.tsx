import Autocomplete from "@mui/material/Autocomplete";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { localPath, splitPath } from "../../../i18n/paths.ts";
import { Choice, languageChoices } from "../frame/choice.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { sentenceTexts } from "./sentence-texts.ts";

type Props = { address: string; pages: readonly string[]; isUsed: boolean; onShow(address: string): void; onUse(isUsed: boolean): void };

/** Selects the page and language, and whether a click inspects a text or works as on the site. */
export function PickBar({ address, pages, isUsed, onShow, onUse }: Props) {
  const texts = useTexts(sentenceTexts);
  const { language, path } = splitPath(address);
  return (
    <Stack direction={{ xs: "column", md: "row" }} useFlexGap spacing={2}>
      <Autocomplete
        freeSolo
        size="small"
        options={pages}
        value={path}
        onChange={(_, page) => page !== null && onShow(localPath(language, page))}
        renderInput={(params) => <TextField {...params} label={texts.shownPage} />}
        sx={{ minWidth: { md: 280 } }}
      />
      <Choice label={texts.language} value={language} choices={languageChoices()} onChange={(code) => onShow(localPath(code, path))} />
      <FormControlLabel label={texts.use} control={<Switch checked={isUsed} onChange={(_, isOn) => onUse(isOn)} />} />
    </Stack>
  );
}
