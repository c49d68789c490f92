import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { TitledDialog } from "../frame/titled-dialog.tsx";
import { MediaPicker } from "../media/media-picker.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { MediaPicture } from "./picture-view.tsx";
import { markdownTexts } from "./texts.ts";
import Box from "@mui/material/Box";

export type NamedPicture = { name: string; alt: string };
type Props = { picture: NamedPicture; onClose(): void; onChoose(picture: NamedPicture): void };

/** Selects an image of the media library and its alt text. */
export function PictureDialog({ picture, onClose, onChoose }: Props) {
  const texts = useTexts(markdownTexts);
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  return (
    <TitledDialog
      title={texts.picture}
      onClose={onClose}
      maxWidth="xs"
      disableRestoreFocus
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" disabled={name === ""} onClick={() => onChoose({ name, alt: alt.trim() })}>
            {texts.insert}
          </Button>
        </>
      }
    >
      {name !== "" && (
        <Stack spacing={1} sx={{ "& img": { maxWidth: "100%", maxHeight: "12rem", alignSelf: "flex-start" } }}>
          <MediaPicture name={name} alt="" />
          <Typography sx={{ overflowWrap: "anywhere" }}>{fill(texts.chosen, { name })}</Typography>
        </Stack>
      )}
      <Box>
        <MediaPicker kind="picture" onChoose={setName} />
      </Box>
      <TextField size="small" label={texts.alt} value={alt} onChange={({ target }) => setAlt(target.value)} />
    </TitledDialog>
  );
}
