import Autocomplete from "@mui/material/Autocomplete";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { issueTypes } from "../../../domain/newsletter/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useContentTypes } from "../content/use-content-types.ts";
import { SelectField } from "../layout/select-field.tsx";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import type { Issue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

type Entry = Issue["entries"][number];
type EntryPickerProps = { language: Language; value: Entry[]; isReadOnly: boolean; onChange(value: Entry[]): void };

/** Selects published entries of a language, which appear in the mail in the order of selection. */
export function EntryPicker({ language, value, isReadOnly, onChange }: EntryPickerProps) {
  const texts = useTexts(newsletterTexts);
  const staffLanguage = useStaffLanguage();
  const [type, setType] = useState<string>("news");
  const [searchText, setSearchText] = useState("");
  const words = useDeferredValue(searchText);
  const types = useContentTypes()?.filter((each) => issueTypes.some((issueType) => issueType === each.type));
  const { data } = useQuery({
    queryKey: ["newsletter", "entries", type, language, words],
    queryFn: () => callApi("GET /staff/content/:type", { type, words, language, state: "published" }),
    placeholderData: keepPreviousData,
    enabled: !isReadOnly,
  });
  const options = data?.entries.map(({ key, title }): Entry => ({ type, key, title: title || key, isPublic: true })) ?? [];
  const isSame = (one: Entry, other: Entry) => one.type === other.type && one.key === other.key;
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
      {!isReadOnly && types && (
        <SelectField
          label={texts.type}
          value={type}
          options={types.map((each) => [each.type, each.name[staffLanguage]])}
          onChange={setType}
        />
      )}
      <Autocomplete
        multiple
        fullWidth
        size="small"
        sx={{ minWidth: 0 }}
        readOnly={isReadOnly}
        options={options.filter((entry) => !value.some((chosen) => isSame(chosen, entry)))}
        value={value}
        isOptionEqualToValue={isSame}
        getOptionKey={(entry) => `${entry.type}/${entry.key}`}
        getOptionLabel={({ title, isPublic }) => (isPublic ? title : `${title} (${texts.notPublic})`)}
        filterOptions={(all) => all}
        onInputChange={(_, text) => setSearchText(text)}
        onChange={(_, next) => onChange(next)}
        renderInput={(params) => <TextField {...params} label={texts.entries} />}
      />
    </Stack>
  );
}
