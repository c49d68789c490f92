import Button from "@mui/material/Button";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import { MediaPicker } from "../../media/media-picker.tsx";
import { MediaThumbnail } from "../../media/media-thumbnail.tsx";
import { useTexts } from "../../texts/staff-language.ts";
import { contentTexts } from "../texts.ts";
import { useFieldTexts, type InputProps } from "./input-props.ts";

/** Selects an image or file from the media library, or uploads one. */
export function MediaInput(props: InputProps) {
  const { field, value, isReadOnly, onChange } = props;
  const texts = useTexts(contentTexts);
  const { id, label, required, error, helperText } = useFieldTexts(props);
  const name = typeof value === "string" ? value : "";
  return (
    <FormControl component="fieldset" required={required} error={error} disabled={isReadOnly} sx={{ alignItems: "start" }}>
      <FormLabel component="legend" sx={{ "&.Mui-disabled": { color: "text.secondary" } }}>
        {label}
      </FormLabel>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        {name !== "" && <MediaThumbnail name={name} />}
        {!isReadOnly && <MediaPicker id={id} kind={field.kind === "file" ? "file" : "picture"} onChoose={onChange} />}
        {!isReadOnly && name !== "" && (
          <Button size="small" onClick={() => onChange(undefined)}>
            {texts.removeRow}
          </Button>
        )}
      </Stack>
      {helperText && <FormHelperText sx={{ mx: 0 }}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
