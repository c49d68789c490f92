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
import { accepted } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";
import { useUploads, type Upload } from "./use-uploads.ts";

/** Uploads files that are dropped or chosen. `onDone` gets the name of each uploaded file. */
export function DropZone({ onDone }: { onDone?(name: string): void }) {
  const texts = useTexts(mediaTexts);
  const { uploads, add } = useUploads(onDone);
  const [isOver, setOver] = useState(false);
  return (
    <Card
      variant="outlined"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer.files);
      }}
      sx={{ p: 2, borderStyle: "dashed", bgcolor: isOver ? "action.hover" : undefined }}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <FileButton label={texts.choose} variant="contained" multiple accept={accepted} onFiles={add} />
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

function UploadLine({ upload: { file, part, state, fault } }: { upload: Upload }) {
  const texts = useTexts(mediaTexts);
  return (
    <ListItem disableGutters>
      <ListItemText
        primary={file}
        secondary={
          state === "running" ? (
            <LinearProgress variant={part < 1 ? "determinate" : "indeterminate"} value={part * 100} aria-label={file} />
          ) : (
            (fault ?? (state === "done" ? texts.taken : texts.waiting))
          )
        }
        slotProps={{ secondary: { component: "div", color: state === "refused" ? "error" : "text.secondary" } }}
      />
    </ListItem>
  );
}
