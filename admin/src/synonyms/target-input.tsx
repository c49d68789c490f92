import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useTexts } from "../texts/staff-language.ts";
import { synonymTexts } from "./texts.ts";

type TargetInputProps = { language: Language; value: string; fault: string | undefined; onChange(target: string): void };

/** Selects a page or entry by a search of its title. A path or other words can be typed as well. */
export function TargetInput({ language, value, fault, onChange }: TargetInputProps) {
  const texts = useTexts(synonymTexts);
  const q = useDeferredValue(value.trim());
  const { data = [] } = useQuery({
    queryKey: ["search-targets", language, q],
    queryFn: () => callApi("GET /staff/synonyms/targets", { language, q }),
    enabled: q !== "" && !q.startsWith("/"),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      freeSolo
      options={value.startsWith("/") ? [] : data}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.path)}
      getOptionKey={(option) => (typeof option === "string" ? option : option.path)}
      inputValue={value}
      onInputChange={(_, text) => onChange(text)}
      renderOption={({ key, ...props }, { title, path }) => (
        <li key={key} {...props}>
          <span>
            {title}
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
              {path}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label={texts.target} error={fault !== undefined} helperText={fault ?? texts.targetHint} />
      )}
    />
  );
}
