import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTexts } from "../texts/staff-language.ts";
import { FileButton } from "./file-button.tsx";
import { acceptedByKind, acceptedFileTypes, type ListedMedia } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useUploads, type Upload } from "./use-uploads.ts";

type Kind = ListedMedia["kind"];
type Props = { kind?: Kind; onDone?(name: string, kind: Kind): void };

/** Uploads files that are dropped or chosen. `kind` limits the file dialog; `onDone` gets each uploaded file. */
export function DropZone({ kind, onDone }: Props) {
  const texts = useTexts(mediaTexts);
  const { uploads, add } = useUploads(onDone);
  const acceptedTypes = kind ? acceptedByKind[kind] : acceptedFileTypes;
  const { isDraggedOver, handlers } = useFileDrop(add);
  return (
    <Card variant="outlined" {...handlers} sx={{ p: 2, borderStyle: "dashed", bgcolor: isDraggedOver ? "action.hover" : undefined }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <FileButton label={texts.choose} variant="contained" multiple accept={acceptedTypes} onFiles={add} />
        <Typography color="text.secondary">{kind === "picture" ? texts.dropImages : texts.drop}</Typography>
      </Stack>
      <List dense aria-live="polite">
        {uploads.map((each) => (
          <UploadLine key={each.id} upload={each} />
        ))}
      </List>
    </Card>
  );
}

function UploadLine({ upload: { file, progress, state, fault } }: { upload: Upload }) {
  const texts = useTexts(mediaTexts);
  return (
    <ListItem disableGutters>
      <ListItemText
        primary={file}
        secondary={
          state === "running" ? (
            <LinearProgress variant={progress < 1 ? "determinate" : "indeterminate"} value={progress * 100} aria-label={file} />
          ) : (
            (fault ?? (state === "done" ? texts.taken : texts.waiting))
          )
        }
        slotProps={{ secondary: { component: "div", color: state === "refused" ? "error" : "text.secondary" } }}
      />
    </ListItem>
  );
}
