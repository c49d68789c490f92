import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useTexts } from "../texts/staff-language.ts";
import { siteTexts } from "./site-texts.ts";

type ExampleMarkProps = { isMarked: boolean | undefined; hint?: string; onChange(isMarked: boolean): void };

/** Checkbox for the mark "Example" that visitors see at these values. */
export function ExampleMark({ isMarked = false, hint, onChange }: ExampleMarkProps) {
  const texts = useTexts(siteTexts);
  return (
    <FormControl sx={{ mb: 1 }}>
      <FormControlLabel
        label={texts.example}
        control={<Checkbox checked={isMarked} onChange={({ target }) => onChange(target.checked)} />}
      />
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  );
}
