import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { siteTexts } from "./site-texts.ts";

type ExampleMarkProps = { block?: string; isMarked: boolean | undefined; hint?: string; onChange(isMarked: boolean): void };

/** Checkbox for the mark "Example" that visitors see at these values. `block` names them for screen readers. */
export function ExampleMark({ block, isMarked = false, hint, onChange }: ExampleMarkProps) {
  const texts = useTexts(siteTexts);
  const named = useLabelFormat();
  return (
    <FormControl sx={{ mb: 1 }}>
      <FormControlLabel
        label={texts.example}
        control={
          <Checkbox
            checked={isMarked}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { "aria-label": block && named(texts.example, block) } }}
          />
        }
      />
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  );
}
