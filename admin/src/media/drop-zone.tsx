import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTexts } from "../texts/staff-language.ts";
import { FileButton } from "./file-button.tsx";
import { acceptedFileTypes } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";
import { useUploads, type Upload } from "./use-uploads.ts";

/** Uploads files that are dropped or chosen. `onDone` gets the name of each uploaded file. */
export function DropZone({ onDone }: { onDone?(name: string): void }) {
  const texts = useTexts(mediaTexts);
  const { uploads, add } = useUploads(onDone);
  const [isDraggedOver, setDraggedOver] = useState(false);
  return (
    <Card
      variant="outlined"
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDraggedOver(false);
        add(event.dataTransfer.files);
      }}
      sx={{ p: 2, borderStyle: "dashed", bgcolor: isDraggedOver ? "action.hover" : undefined }}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <FileButton label={texts.choose} variant="contained" multiple accept={acceptedFileTypes} onFiles={add} />
        <Typography color="text.secondary">{texts.drop}</Typography>
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
