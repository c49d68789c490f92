import AddImageIcon from "@mui/icons-material/AddPhotoAlternate";
import FileIcon from "@mui/icons-material/Description";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { parsePicture } from "../../../domain/media/schema.ts";
import { useTexts } from "../texts/staff-language.ts";
import { SlotActions } from "./slot-actions.tsx";
import type { ListedMedia } from "./media-types.ts";
import { SlotPreview } from "./slot-preview.tsx";
import { mediaTexts } from "./texts.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useMediaItem } from "./use-media-item.ts";
import { useUploads } from "./use-uploads.ts";

type Props = {
  id?: string;
  label: string;
  kind: ListedMedia["kind"];
  /** Name of an image or file, with the crop of an image; empty for none. */
  value: string;
  /** Width to height of the crop; without it, it is free. */
  ratio?: number | undefined;
  canCrop?: boolean;
  /** Warns of an image without transparency, whose background would show on the page. */
  isCutout?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isWrong?: boolean;
  help?: string | undefined;
  /** Inputs of the texts that belong to the image. */
  children?: ReactNode;
  onChange?(value: string | undefined): void;
};

/** Place for an image or file: shows it, and takes one from the media library, from a file dialog or by dropping it. */
export function ImageSlot({ id, label, kind, value, ratio, canCrop = false, isReadOnly = false, children, onChange, ...field }: Props) {
  const texts = useTexts(mediaTexts);
  const { uploads, add } = useUploads((name, uploadedKind) => uploadedKind === kind && onChange?.(name));
  const upload = uploads.at(-1);
  const otherKind = upload?.state === "done" && upload.kind !== kind;
  const { isDraggedOver, handlers } = useFileDrop((files) => add(files.slice(0, 1)));
  return (
    <FormControl
      component="fieldset"
      required={field.isRequired}
      error={field.isWrong}
      {...(isReadOnly ? {} : handlers)}
      sx={{ display: "flex", minWidth: 0 }}
    >
      <FormLabel component="legend" sx={{ fontSize: "0.875rem", mb: 0.5 }}>
        {label}
      </FormLabel>
      <Stack spacing={1} sx={{ alignItems: "start" }}>
        <Box
          sx={{
            width: 1,
            maxWidth: "16rem",
            border: 1,
            borderStyle: value === "" ? "dashed" : "solid",
            borderColor: field.isWrong ? "error.main" : isDraggedOver ? "primary.main" : "divider",
            bgcolor: isDraggedOver ? "action.hover" : undefined,
          }}
        >
          {value === "" ? <EmptySlot kind={kind} canDrop={!isReadOnly} /> : <SlotPreview value={value} />}
        </Box>
        {!isReadOnly && onChange && (
          <SlotActions {...{ id, kind, value, label, ratio }} canCrop={canCrop && kind === "picture"} onFiles={add} onChange={onChange} />
        )}
        {upload?.state === "running" && (
          <LinearProgress variant="determinate" value={upload.progress * 100} aria-label={upload.file} sx={{ width: 1 }} />
        )}
        <FormHelperText component="output" error sx={{ m: 0, "&:empty": { display: "none" } }}>
          {upload?.fault ?? (otherKind && texts.otherKind)}
        </FormHelperText>
        {field.isCutout && !isReadOnly && <BackgroundWarning value={value} />}
        {field.help && (
          <FormHelperText error={field.isWrong} sx={{ m: 0 }}>
            {field.help}
          </FormHelperText>
        )}
        {children && <Box sx={{ width: 1 }}>{children}</Box>}
      </Stack>
    </FormControl>
  );
}

/** The media library has the mean colour of an image only if it has no transparency. */
function BackgroundWarning({ value }: { value: string }) {
  const texts = useTexts(mediaTexts);
  const { data } = useMediaItem(parsePicture(value).name);
  return data && data.colour !== null && <Alert severity="warning">{texts.hasBackground}</Alert>;
}

function EmptySlot({ kind, canDrop }: Pick<Props, "kind"> & { canDrop: boolean }) {
  const texts = useTexts(mediaTexts);
  const text = kind === "picture" ? (canDrop ? texts.dropHere : texts.noImage) : canDrop ? texts.dropFileHere : texts.noFile;
  return (
    <Stack
      sx={{
        aspectRatio: "4 / 3",
        alignItems: "center",
        justifyContent: "center",
        color: "text.secondary",
        typography: "body2",
        p: 1,
        textAlign: "center",
      }}
    >
      {kind === "picture" ? <AddImageIcon color="action" /> : <FileIcon color="action" />}
      {text}
    </Stack>
  );
}
