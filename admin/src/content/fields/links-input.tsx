import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { call } from "../../api/call.ts";
import { useStaffLanguage } from "../../texts/staff-language.ts";
import type { InputProps } from "./input-props.ts";
import { readField } from "./read-field.ts";

/** Entries of a type, found by their titles. */
export function LinksInput({ id, field, value, fault, isReadOnly, onChange }: InputProps) {
  const language = useStaffLanguage();
  const { to } = readField(field);
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed);
  const { data } = useQuery({
    queryKey: ["links", to, words],
    queryFn: () => call("GET /staff/content/:type", { type: to, words }),
    placeholderData: keepPreviousData,
  });
  const titles = new Map(data?.entries.map(({ key, title }) => [key, title]));
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
