import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useEntrySearch } from "../content/use-entry-search.ts";
import { useContentTypes } from "../content/use-content-types.ts";
import { SelectField } from "../layout/select-field.tsx";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { markdownTexts } from "./texts.ts";

export type NamedEntry = { type: string; key: string; title?: string };
type Props = { entry: NamedEntry; onChange(entry: NamedEntry): void };

/** Selects an entry by its type and title. */
export function EntrySelect({ entry, onChange }: Props) {
  const texts = useTexts(markdownTexts);
  const language = useStaffLanguage();
  const types = useContentTypes() ?? [];
  const [searchText, setSearchText] = useState("");
  const found = useEntrySearch(entry.type, searchText);
  return (
    <>
      <SelectField
        label={texts.type}
        value={types.length > 0 ? entry.type : ""}
        options={types.map(({ type, name }) => [type, name[language]])}
        onChange={(type) => onChange({ type, key: "" })}
      />
      <Autocomplete
        key={entry.type}
        size="small"
        options={[...found.keys()]}
        value={entry.key === "" ? null : entry.key}
        getOptionLabel={(key) => found.get(key)?.label ?? (key === entry.key && entry.title ? entry.title : key)}
        filterOptions={(all) => all}
        onInputChange={(_, text, reason) => setSearchText(reason === "input" ? text : "")}
        onChange={(_, key) => onChange({ type: entry.type, key: key ?? "", title: found.get(key ?? "")?.title })}
        renderInput={(params) => <TextField {...params} label={texts.entry} />}
      />
    </>
  );
}
