import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTexts } from "../texts/staff-language.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { FileButton } from "./file-button.tsx";
import { MediaPicker } from "./media-picker.tsx";
import { acceptedByKind, type ListedMedia } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";

type Props = {
  id: string | undefined;
  label: string;
  kind: ListedMedia["kind"];
  value: string;
  ratio: number | undefined;
  canCrop: boolean;
  onFiles(files: readonly File[]): void;
  onChange(value: string | undefined): void;
};

export function SlotActions({ id, label, kind, value, ratio, canCrop, onFiles, onChange }: Props) {
  const texts = useTexts(mediaTexts);
  const [isCropping, setCropping] = useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: "wrap" }}>
      <MediaPicker id={id} label={texts.select} kind={kind} onChoose={onChange} />
      <FileButton label={texts.upload} size="small" accept={acceptedByKind[kind]} onFiles={onFiles} />
      {value !== "" && canCrop && (
        <Button size="small" onClick={() => setCropping(true)}>
          {texts.crop}
        </Button>
      )}
      {value !== "" && (
        <Button size="small" onClick={() => onChange(undefined)}>
          {texts.takeOut}
        </Button>
      )}
      {isCropping && <CropDialog {...{ label, value, ratio, onChange }} onClose={() => setCropping(false)} />}
    </Stack>
  );
}
