import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { questionStates, type Thread } from "../../../domain/inbox/schema.ts";
import { useChange } from "../api/use-change.ts";
import { useTexts } from "../texts/staff-language.ts";
import { inboxTexts } from "./texts.ts";
import { useChoices } from "./use-inbox.ts";

/** How far a question is, whose it is, and what it is marked with. */
export function Handling({ thread: { id, state, assignee, labels, isSpam } }: { thread: Thread }) {
  const texts = useTexts(inboxTexts);
  const choices = useChoices();
  const setState = useChange("POST /staff/inbox/state", ["inbox"]);
  const assign = useChange("POST /staff/inbox/assign", ["inbox"]);
  const label = useChange("POST /staff/inbox/labels", ["inbox"]);
  const spam = useChange("POST /staff/inbox/spam", ["inbox"]);
  const assignees =
    assignee && !choices.assignees.some((each) => each.id === assignee.id) ? [assignee, ...choices.assignees] : choices.assignees;
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
      <TextField
        select
        size="small"
        label={texts.state}
        value={state}
        onChange={({ target }) => setState.mutate({ id, state: questionStates.find((each) => each === target.value) ?? state })}
        sx={{ minWidth: 150 }}
      >
        {questionStates.map((each) => (
          <MenuItem key={each} value={each}>
            {texts.states[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={texts.assignee}
        value={assignee?.id ?? ""}
        onChange={({ target }) => assign.mutate({ id, assignee: target.value || null })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="">{texts.nobody}</MenuItem>
        {assignees.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {each.name}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        multiple
        freeSolo
        size="small"
        options={choices.labels}
        value={labels}
        onChange={(_, next) => label.mutate({ id, labels: next })}
        renderInput={(input) => <TextField {...input} label={texts.labels} />}
        sx={{ minWidth: 220 }}
      />
      <Button onClick={() => spam.mutate({ id, isSpam: !isSpam })}>{isSpam ? texts.notSpam : texts.isSpam}</Button>
    </Stack>
  );
}
