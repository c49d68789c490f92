import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTexts } from "../../texts/staff-language.ts";
import { contentTexts } from "../texts.ts";
import { isFaulty, type InputProps } from "./input-props.ts";

const bounds = { latitude: 90, longitude: 180 };

/** Edits coordinates in degrees. */
export function PlaceInput({ id, field, value, faults, isReadOnly, onChange }: InputProps) {
  const texts = useTexts(contentTexts);
  const place = typeof value === "object" && value !== null ? (value as Partial<Record<keyof typeof bounds, number>>) : {};
  return (
    <Stack direction="row" spacing={1}>
      {(["latitude", "longitude"] as const).map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          size="small"
          type="number"
          label={texts[name]}
          required={field.needsValue}
          disabled={isReadOnly}
          error={isFaulty(faults)}
          value={place[name] ?? ""}
          onChange={({ target }) => onChange({ ...place, [name]: target.value === "" ? undefined : Number(target.value) })}
          slotProps={{ htmlInput: { min: -bounds[name], max: bounds[name], step: "any" } }}
        />
      ))}
    </Stack>
  );
}
