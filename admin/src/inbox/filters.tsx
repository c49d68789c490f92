import Stack from "@mui/material/Stack";
import { questionStates, type Inbox } from "../../../domain/inbox/schema.ts";
import { Choice } from "../frame/choice.tsx";
import { SearchField } from "../frame/search-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { inboxTexts } from "./texts.ts";
import { useChoices } from "./use-inbox.ts";

export type Chosen = { state: string; assignee: string; label: string; words: string };

/** What the list is narrowed by. */
export function Filters({
  chosen,
  counts,
  onChange,
}: {
  chosen: Chosen;
  counts: Inbox["counts"] | undefined;
  onChange(chosen: Chosen): void;
}) {
  const texts = useTexts(inboxTexts);
  const { assignees, labels } = useChoices();
  const count = (state: keyof Inbox["counts"]) => (counts ? ` (${counts[state]})` : "");
  const fields: { name: keyof Chosen; label: string; options: (readonly [value: string, name: string])[] }[] = [
    {
      name: "state",
      label: texts.state,
      options: [
        ["pending", texts.states.pending],
        ...([...questionStates, "spam"] as const).map((state) => [state, texts.states[state] + count(state)] as const),
        ["", texts.all],
      ],
    },
    {
      name: "assignee",
      label: texts.assignee,
      options: [["", texts.everybody], ["me", texts.me], ["nobody", texts.nobody], ...assignees.map(({ id, name }) => [id, name] as const)],
    },
    { name: "label", label: texts.label, options: [["", texts.all], ...labels.map((label) => [label, label] as const)] },
  ];
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
      <SearchField label={texts.words} value={chosen.words} onChange={(words) => onChange({ ...chosen, words })} />
      {fields.map(({ name, label, options }) => (
        <Choice
          key={name}
          label={label}
          value={chosen[name]}
          choices={options}
          onChange={(value) => onChange({ ...chosen, [name]: value })}
        />
      ))}
    </Stack>
  );
}
