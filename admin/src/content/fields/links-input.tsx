import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useStaffLanguage } from "../../texts/staff-language.ts";
import { useFoundEntries } from "../use-found-entries.ts";
import type { InputProps } from "./input-props.ts";
import { readField } from "./read-field.ts";

/** Selects entries of a type by searching their titles. */
export function LinksInput({ id, field, value, fault, isReadOnly, onChange }: InputProps) {
  const language = useStaffLanguage();
  const { to } = readField(field);
  const [typed, setTyped] = useState("");
  const titles = useFoundEntries(to, typed);
  const keys = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  return (
    <Autocomplete
      multiple
      id={id}
      size="small"
      readOnly={isReadOnly}
      options={[...titles.keys()].filter((key) => !keys.includes(key))}
      value={keys}
      getOptionLabel={(key) => titles.get(key) ?? key}
      filterOptions={(all) => all}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField {...params} label={field.label[language]} required={field.required} error={fault !== undefined} />
      )}
    />
  );
}
