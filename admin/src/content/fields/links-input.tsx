import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useStaffLanguage } from "../../texts/staff-language.ts";
import { useEntrySearch } from "../use-entry-search.ts";
import type { InputProps } from "./input-props.ts";
import { readKindOptions } from "./read-kind-options.ts";

/** Selects entries of a type by searching their titles. */
export function LinksInput({ id, field, value, fault, isReadOnly, onChange }: InputProps) {
  const language = useStaffLanguage();
  const { to } = readKindOptions(field);
  const [searchText, setSearchText] = useState("");
  const found = useEntrySearch(to, searchText);
  const keys = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  return (
    <Autocomplete
      multiple
      id={id}
      size="small"
      readOnly={isReadOnly}
      options={[...found.keys()].filter((key) => !keys.includes(key))}
      value={keys}
      getOptionLabel={(key) => found.get(key)?.label ?? key}
      filterOptions={(all) => all}
      onInputChange={(_, text) => setSearchText(text)}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField {...params} label={field.label[language]} required={field.required} error={fault !== undefined} />
      )}
    />
  );
}
