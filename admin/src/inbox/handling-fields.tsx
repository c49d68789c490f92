import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { questionStates, type Thread } from "../../../domain/inbox/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { SelectField } from "../layout/select-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { inboxTexts } from "./texts.ts";
import { useInboxOptions } from "./use-inbox.ts";

/** Edits the state, assignee, labels and spam flag of a question. */
export function HandlingFields({ thread: { id, state, assignee, labels, isSpam } }: { thread: Thread }) {
  const texts = useTexts(inboxTexts);
  const choices = useInboxOptions();
  const setState = useApiMutation("POST /staff/inbox/state", ["inbox"]);
  const assign = useApiMutation("POST /staff/inbox/assign", ["inbox"]);
  const label = useApiMutation("POST /staff/inbox/labels", ["inbox"]);
  const spam = useApiMutation("POST /staff/inbox/spam", ["inbox"]);
  const assignees =
    assignee && !choices.assignees.some((each) => each.id === assignee.id) ? [assignee, ...choices.assignees] : choices.assignees;
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
      <SelectField
        label={texts.state}
        value={state}
        options={questionStates.map((each) => [each, texts.states[each]])}
        onChange={(next) => setState.mutate({ id, state: next })}
      />
      <SelectField
        label={texts.assignee}
        value={assignee?.id ?? ""}
        options={[["", texts.nobody], ...assignees.map((each) => [each.id, each.name] as const)]}
        onChange={(next) => assign.mutate({ id, assignee: next || null })}
      />
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
