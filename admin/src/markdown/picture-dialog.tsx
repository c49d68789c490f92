import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { fill } from "../../../i18n/fill.ts";
import { MediaPicker } from "../media/media-picker.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { MediaPicture } from "./picture-view.tsx";
import { markdownTexts } from "./texts.ts";

export type NamedPicture = { name: string; alt: string };
type Props = { picture: NamedPicture; onClose(): void; onChoose(picture: NamedPicture): void };

/** A picture of the media, and what is to be seen on it. */
export function PictureDialog({ picture, onClose, onChoose }: Props) {
  const texts = useTexts(markdownTexts);
  const title = useId();
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title} disableRestoreFocus>
      <DialogTitle id={title}>{texts.picture}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1, alignItems: "flex-start" }}>
          {name !== "" && (
            <Stack spacing={1} sx={{ "& img": { maxWidth: "100%", maxHeight: "12rem", alignSelf: "flex-start" } }}>
              <MediaPicture name={name} alt="" />
              <Typography sx={{ overflowWrap: "anywhere" }}>{fill(texts.chosen, { name })}</Typography>
            </Stack>
          )}
          <MediaPicker kind="picture" onChoose={setName} />
          <TextField size="small" fullWidth label={texts.alt} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" disabled={name === ""} onClick={() => onChoose({ name, alt: alt.trim() })}>
          {texts.insert}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
