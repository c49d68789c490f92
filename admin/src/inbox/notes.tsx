import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { useStoredState } from "../layout/use-stored-state.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { inboxTexts } from "./texts.ts";

/** Notes that only staff see. */
export function Notes({ thread: { id, notes } }: { thread: Thread }) {
  const texts = useTexts(inboxTexts);
  const format = useDateFormat();
  const [text, setText, forgetText] = useStoredState(`note/${id}`, "");
  const note = useApiMutation("POST /staff/inbox/note", ["inbox"], () => forgetText(), ["text"]);
  const fieldError = note.error?.fields.text;
  return (
    <TitledCard title={texts.notes}>
      <List dense disablePadding>
        {notes.map((each) => (
          <ListItem key={each.id} disableGutters>
            <ListItemText
              primary={each.text}
              secondary={[each.author, format(each.at)].filter(Boolean).join(", ")}
              sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}
            />
          </ListItem>
        ))}
      </List>
      <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
        <TextField
          fullWidth
          label={texts.note}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={2}
          error={fieldError !== undefined}
          helperText={fieldError}
        />
        <Button variant="outlined" loading={note.isPending} onClick={() => note.mutate({ id, text })}>
          {texts.addNote}
        </Button>
      </Stack>
    </TitledCard>
  );
}
