import CloseIcon from "@mui/icons-material/Close";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { formatBytes } from "../../../i18n/format.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { FileButton } from "../media/file-button.tsx";
import { acceptedFileTypes } from "../media/media-types.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { inboxTexts } from "./texts.ts";
import type { useReplyUploads } from "./use-reply-uploads.ts";

type ReplyFilesProps = { thread: Thread; uploads: ReturnType<typeof useReplyUploads> };

/** Attachments of the answer. They are already uploaded, so a reload keeps them. */
export function ReplyFiles({ thread, uploads: { add, progress } }: ReplyFilesProps) {
  const texts = useTexts(inboxTexts);
  const language = useStaffLanguage();
  const remove = useApiMutation("POST /staff/inbox/detach", ["inbox", "thread", thread.id]);
  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <FileButton
          label={texts.addFiles}
          variant="outlined"
          multiple
          accept={acceptedFileTypes}
          loading={progress !== undefined}
          onFiles={add}
        />
        <Typography variant="body2" color="textSecondary">
          {texts.filesHint}
        </Typography>
      </Stack>
      {progress !== undefined && (
        <LinearProgress
          variant={progress < 1 ? "determinate" : "indeterminate"}
          value={progress * 100}
          aria-label={texts.files}
          sx={{ mt: 1 }}
        />
      )}
      <List dense disablePadding aria-label={texts.files} aria-live="polite">
        {thread.waiting.map(({ id, name, bytes }) => (
          <ListItem
            key={id}
            disableGutters
            secondaryAction={
              <IconButton edge="end" aria-label={formatMessage(texts.removeFile, { name })} onClick={() => remove.mutate({ id })}>
                <CloseIcon />
              </IconButton>
            }
          >
            <ListItemText primary={name} secondary={formatBytes(language, bytes)} sx={{ overflowWrap: "anywhere" }} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
