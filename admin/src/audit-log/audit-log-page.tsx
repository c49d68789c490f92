import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { callApi } from "../api/call-api.ts";
import { DateRangeFields } from "../layout/date-range-fields.tsx";
import { downloadCsv } from "../layout/download-csv.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { SelectField } from "../layout/select-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { AuditLogTable } from "./audit-log-table.tsx";
import { nameAction } from "./name-action.ts";
import { auditLogTexts } from "./texts.ts";

const pageSize = 100;

/** Audit log with filters and CSV export. */
export function AuditLogPage() {
  const texts = useTexts(auditLogTexts);
  const [words, setWords] = useState("");
  const [choice, setChoice] = useState({ who: "", action: "", from: "", to: "" });
  const { who, action, from, to } = choice;
  const query = { words: useDeferredValue(words), who, action, from: from || undefined, to: to || undefined };
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["acts", query],
    queryFn: ({ pageParam }) => callApi("GET /staff/acts", { ...query, below: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id.toString()),
    placeholderData: keepPreviousData,
  });
  const { data: filters } = useQuery({ queryKey: ["acts", "filters"], queryFn: () => callApi("GET /staff/acts/filters", {}) });
  const change = (part: Partial<typeof choice>) => setChoice({ ...choice, ...part });
  const entries = data?.pages.flat() ?? [];
  const actions = (filters?.actions ?? [])
    .map((name) => [name, nameAction(texts.actions, name)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="logs">
        <Button onClick={() => downloadCsv("log", entries)}>{texts.export}</Button>
      </PageHeader>
      <SearchField label={texts.words} value={words} onChange={setWords} />
      <Stack direction={{ xs: "column", sm: "row" }} useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
        <SelectField
          label={texts.who}
          value={who}
          options={[["", texts.everyone], ...(filters?.people ?? []).map((name) => [name, name] as const)]}
          onChange={(name) => change({ who: name })}
        />
        <SelectField
          label={texts.action}
          value={action}
          options={[["", texts.every], ...actions]}
          onChange={(name) => change({ action: name })}
        />
        <DateRangeFields labels={texts} value={choice} onChange={change} />
      </Stack>
      <AuditLogTable entries={entries} />
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}
