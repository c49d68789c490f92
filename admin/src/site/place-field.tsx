import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { textPlaces, type TextPlace } from "../../../domain/site-config/schema.ts";
import { useTexts } from "../texts/staff-language.ts";
import { sentenceTexts } from "./sentence-texts.ts";

const everywhere = "everywhere";

/** Where sentences stand: on pages, in mails or in documents. */
export function PlaceField({ value, onChange }: { value: TextPlace | undefined; onChange(place: TextPlace | undefined): void }) {
  const texts = useTexts(sentenceTexts);
  return (
    <TextField
      select
      size="small"
      label={texts.where}
      value={value ?? everywhere}
      onChange={({ target }) => onChange(textPlaces.find((each) => each === target.value))}
      sx={{ minWidth: 140 }}
    >
      <MenuItem value={everywhere}>{texts.everywhere}</MenuItem>
      {textPlaces.map((each) => (
        <MenuItem key={each} value={each}>
          {texts.standsIn[each]}
        </MenuItem>
      ))}
    </TextField>
  );
}
