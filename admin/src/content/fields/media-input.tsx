import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { MediaPicker } from "../../media/media-picker.tsx";
import type { InputProps } from "./input-props.ts";

/** The name of a picture or file, typed or chosen; of pictures that belong together it is what their names begin with. */
export function MediaInput({ field, isReadOnly, onChange, children }: InputProps & { children: ReactNode }) {
  const suffix = typeof field.suffix === "string" ? field.suffix : "";
  const nameOf = (chosen: string) => (suffix !== "" && chosen.endsWith(suffix) ? chosen.slice(0, -suffix.length) : chosen);
  return (
    <Stack spacing={0.5} sx={{ alignItems: "flex-start" }}>
      {children}
      {!isReadOnly && <MediaPicker kind={field.kind === "file" ? "file" : "picture"} onChoose={(name) => onChange(nameOf(name))} />}
    </Stack>
  );
}
