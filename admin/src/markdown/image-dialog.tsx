import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { MediaPicker } from "../media/media-picker.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { MediaImage } from "./image-view.tsx";
import { markdownTexts } from "./texts.ts";
import Box from "@mui/material/Box";

export type NamedImage = { name: string; alt: string };
type Props = { image: NamedImage; onClose(): void; onChoose(image: NamedImage): void };

/** Selects an image of the media library and its alt text. */
export function ImageDialog({ image, onClose, onChoose }: Props) {
  const texts = useTexts(markdownTexts);
  const [name, setName] = useState(image.name);
  const [alt, setAlt] = useState(image.alt);
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
          <MediaImage name={name} alt="" />
          <Typography sx={{ overflowWrap: "anywhere" }}>{formatMessage(texts.chosen, { name })}</Typography>
        </Stack>
      )}
      <Box>
        <MediaPicker kind="picture" onChoose={setName} />
      </Box>
      <TextField size="small" label={texts.alt} value={alt} onChange={({ target }) => setAlt(target.value)} />
    </TitledDialog>
  );
}
