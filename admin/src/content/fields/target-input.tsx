import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { TargetButton } from "../../markdown/target-button.tsx";
import { useTargetName } from "../../markdown/use-target-name.ts";
import { useTexts } from "../../texts/staff-language.ts";
import { contentTexts } from "../texts.ts";
import { useFieldTexts, type InputProps } from "./input-props.ts";

/** Selects where a link leads: a page of the site, an entry or an address. */
export function TargetInput(props: InputProps) {
  const { value, isReadOnly, onChange } = props;
  const texts = useTexts(contentTexts);
  const { id, label, required, error, helperText } = useFieldTexts(props);
  const target = typeof value === "string" ? value : "";
  const targetName = useTargetName(target);
  return (
    <FormControl component="fieldset" required={required} error={error} disabled={isReadOnly} sx={{ alignItems: "start" }}>
      <FormLabel component="legend" sx={{ "&.Mui-disabled": { color: "text.secondary" } }}>
        {label}
      </FormLabel>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        {target !== "" && (
          <Typography component="output" variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {targetName}
          </Typography>
        )}
        {!isReadOnly && (
          <TargetButton
            id={id}
            variant="outlined"
            label={target === "" ? texts.chooseTarget : texts.changeTarget}
            target={target}
            onChange={onChange}
          />
        )}
      </Stack>
      {helperText && <FormHelperText sx={{ mx: 0 }}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
