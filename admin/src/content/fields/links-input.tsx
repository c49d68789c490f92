import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useEntrySearch } from "../use-entry-search.ts";
import { useFieldTexts, type InputProps } from "./input-props.ts";
import { readKindOptions } from "./read-kind-options.ts";

/** Selects entries of a type by searching their titles. */
export function LinksInput(props: InputProps) {
  const { field, value, isReadOnly, onChange } = props;
  const { id, label, required, error, helperText } = useFieldTexts(props);
  const { to, most } = readKindOptions(field);
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
      // The last choice replaces the one before it in a field for a single entry.
      onChange={(_, next) => onChange(next.slice(-most))}
      renderInput={(params) => <TextField {...params} label={label} required={required} error={error} helperText={helperText} />}
    />
  );
}
