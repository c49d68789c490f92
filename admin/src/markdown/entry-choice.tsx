import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useFoundEntries } from "../content/use-found-entries.ts";
import { useTypes } from "../content/use-types.ts";
import { Choice } from "../frame/choice.tsx";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { markdownTexts } from "./texts.ts";

export type NamedEntry = { type: string; key: string; title?: string };
type Props = { entry: NamedEntry; onChange(entry: NamedEntry): void };

/** Selects an entry by its type and title. */
export function EntryChoice({ entry, onChange }: Props) {
  const texts = useTexts(markdownTexts);
  const language = useStaffLanguage();
  const types = useTypes() ?? [];
  const [typed, setTyped] = useState("");
  const titles = useFoundEntries(entry.type, typed);
  return (
    <>
      <Choice
        label={texts.type}
        value={types.length > 0 ? entry.type : ""}
        choices={types.map(({ type, name }) => [type, name[language]])}
        onChange={(type) => onChange({ type, key: "" })}
      />
      <Autocomplete
        key={entry.type}
        size="small"
        options={[...titles.keys()]}
        value={entry.key === "" ? null : entry.key}
        getOptionLabel={(key) => titles.get(key) ?? (key === entry.key && entry.title ? entry.title : key)}
        filterOptions={(all) => all}
        onInputChange={(_, text, reason) => setTyped(reason === "input" ? text : "")}
        onChange={(_, key) => onChange({ type: entry.type, key: key ?? "", title: titles.get(key ?? "") })}
        renderInput={(params) => <TextField {...params} label={texts.entry} />}
      />
    </>
  );
}
