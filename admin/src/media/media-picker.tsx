import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import type { ListedMedia } from "./media-types.ts";
import { useTexts } from "../texts/staff-language.ts";
import { DropZone } from "./drop-zone.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { mediaTexts } from "./texts.ts";

/** A button that lets one be chosen from the library, or brought. */
export function MediaPicker({ kind, onChoose }: { kind: ListedMedia["kind"]; onChoose(name: string): void }) {
  const texts = useTexts(mediaTexts);
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const choose = (name: string) => {
    onChoose(name);
    setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.fromLibrary}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby={title}>
        <DialogTitle id={title}>{texts.media}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DropZone />
            <MediaGrid kind={kind} onChoose={choose} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
