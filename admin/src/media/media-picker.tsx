import Button from "@mui/material/Button";
import { useState } from "react";
import { TitledDialog } from "../frame/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { DropZone } from "./drop-zone.tsx";
import { MediaGrid } from "./media-grid.tsx";
import type { ListedMedia } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";

/** A button that lets one be chosen from the library, or brought. */
export function MediaPicker({ kind, onChoose }: { kind: ListedMedia["kind"]; onChoose(name: string): void }) {
  const texts = useTexts(mediaTexts);
  const [isOpen, setOpen] = useState(false);
  const choose = (name: string) => {
    onChoose(name);
    setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.fromLibrary}
      </Button>
      {isOpen && (
        <TitledDialog
          title={texts.media}
          onClose={() => setOpen(false)}
          maxWidth="md"
          actions={<Button onClick={() => setOpen(false)}>{texts.cancel}</Button>}
        >
          <DropZone />
          <MediaGrid kind={kind} onChoose={choose} />
        </TitledDialog>
      )}
    </>
  );
}
