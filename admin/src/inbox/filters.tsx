import FilterIcon from "@mui/icons-material/FilterList";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { questionStates, type Inbox } from "../../../domain/inbox/schema.ts";
import { kindNames, requestKinds } from "../../../domain/request-kinds/schema.ts";
import { regionNames } from "../../../i18n/region-names.ts";
import { SelectField } from "../layout/select-field.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { inboxTexts } from "./texts.ts";
import { useInboxOptions } from "./use-inbox.ts";

export type InboxFilters = Record<"state" | "assignee" | "label" | "words" | "kind" | "country" | "region", string>;

/** Search and filters of the inbox. A phone folds the filters, so that the first question is on the screen. */
export function Filters({
  filters,
  counts,
  onChange,
}: {
  filters: InboxFilters;
  counts: Inbox["counts"] | undefined;
  onChange(filters: InboxFilters): void;
}) {
  const texts = useTexts(inboxTexts);
  const fields = [...useHandlingFields(counts), ...useOriginFields(filters)];
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("sm"));
  const [isOpen, setOpen] = useState(false);
  const { words, ...choices } = filters;
  const activeCount = Object.values(choices).filter(Boolean).length;
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
      <SearchField label={texts.words} value={words} onChange={(next) => onChange({ ...filters, words: next })} />
      {isPhone && (
        <Button variant="outlined" startIcon={<FilterIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {activeCount === 0 ? texts.filters : formatMessage(texts.activeFilters, { count: activeCount })}
        </Button>
      )}
      {(!isPhone || isOpen ? fields : []).map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={filters[name]}
          options={options}
          // A region belongs to a country, so a change of the country clears it.
          onChange={(value) => onChange({ ...filters, ...(name === "country" && { region: "" }), [name]: value })}
        />
      ))}
    </Stack>
  );
}

type Field = { name: keyof InboxFilters; label: string; options: (readonly [value: string, name: string])[] };

function useHandlingFields(counts: Inbox["counts"] | undefined): Field[] {
  const texts = useTexts(inboxTexts);
  const { assignees, labels } = useInboxOptions();
  const count = (state: keyof Inbox["counts"]) => (counts ? ` (${counts[state]})` : "");
  return [
    {
      name: "state",
      label: texts.state,
      options: [
        ["pending", texts.states.pending],
        ["replied", texts.states.replied],
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
}

function useOriginFields({ country: chosenCountry }: InboxFilters): Field[] {
  const texts = useTexts(inboxTexts);
  const language = useStaffLanguage();
  const { countries, regions } = useInboxOptions();
  const nameOf = regionNames(language);
  const ofCountry = regions.filter(({ country }) => chosenCountry === "" || country === chosenCountry);
  return [
    {
      name: "kind",
      label: texts.kind,
      options: [["", texts.all], ...requestKinds.map((kind) => [kind, kindNames[language][kind]] as const)],
    },
    { name: "country", label: texts.country, options: [["", texts.all], ...countries.map((code) => [code, nameOf(code)] as const)] },
    {
      name: "region",
      label: texts.region,
      options: [["", texts.all], ...new Map(ofCountry.map(({ region }) => [region, region] as const))],
    },
  ];
}
