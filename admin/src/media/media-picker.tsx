import Button, { type ButtonProps } from "@mui/material/Button";
import { useState } from "react";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { DropZone } from "./drop-zone.tsx";
import { MediaGrid } from "./media-grid.tsx";
import type { ListedMedia } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";

type MediaPickerProps = Pick<ButtonProps, "id" | "disabled"> & {
  /** Short text of the button where place is scarce. */
  label?: string;
  kind: ListedMedia["kind"];
  onChoose(name: string): void;
};

/** Button that opens the media library to choose a file. An upload in the dialog is chosen immediately. */
export function MediaPicker({ label, kind, onChoose, ...button }: MediaPickerProps) {
  const texts = useTexts(mediaTexts);
  const [isOpen, setOpen] = useState(false);
  const choose = (name: string) => {
    onChoose(name);
    setOpen(false);
  };
  return (
    <>
      <Button size="small" aria-label={texts.fromLibrary} {...button} onClick={() => setOpen(true)}>
        {label ?? texts.fromLibrary}
      </Button>
      {isOpen && (
        <TitledDialog
          title={texts.media}
          onClose={() => setOpen(false)}
          maxWidth="md"
          actions={<Button onClick={() => setOpen(false)}>{texts.cancel}</Button>}
        >
          <DropZone kind={kind} onDone={(name, uploadedKind) => uploadedKind === kind && choose(name)} />
          <MediaGrid kind={kind} onChoose={choose} />
        </TitledDialog>
      )}
    </>
  );
}
