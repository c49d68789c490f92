import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { AuditEntries } from "../../../domain/audit/schema.ts";
import { callApi } from "../api/call-api.ts";
import { DateRangeFields } from "../layout/date-range-fields.tsx";
import { downloadCsv } from "../layout/download-csv.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { staffUserTexts } from "./texts.ts";

const pageSize = 100;

/** Audit log with search and CSV export. */
export function AuditLogPage() {
  const texts = useTexts(staffUserTexts);
  const [words, setWords] = useState("");
  const [days, setDays] = useState({ from: "", to: "" });
  const deferredWords = useDeferredValue(words);
  const query = { words: deferredWords, from: days.from || undefined, to: days.to || undefined };
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["acts", query],
    queryFn: ({ pageParam }) => callApi("GET /staff/acts", { ...query, below: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id.toString()),
  });
  const entries = data?.pages.flat() ?? [];
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.acts}>
        <Button onClick={() => downloadCsv("log", entries)}>{texts.export}</Button>
      </PageHeader>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <SearchField label={texts.words} value={words} onChange={setWords} />
        <DateRangeFields labels={texts} value={days} onChange={(change) => setDays({ ...days, ...change })} />
      </Stack>
      <AuditLogTable entries={entries} />
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}

function AuditLogTable({ entries }: { entries: AuditEntries }) {
  const texts = useTexts(staffUserTexts);
  const format = useDateFormat({ dateStyle: "short", timeStyle: "medium" });
  const formatValue = (value: unknown) => (value === null ? "" : JSON.stringify(value));
  return (
    <ResponsiveTable name={texts.acts} columns={[texts.when, texts.who, texts.action, texts.subject, texts.before, texts.after]}>
      {entries.map(({ id, at, who, action, subject, before, after }) => (
        <TableRow key={id}>
          <TableCell sx={{ whiteSpace: "nowrap" }}>{format(at)}</TableCell>
          <TableCell>{who}</TableCell>
          <TableCell>{action}</TableCell>
          <TableCell>{subject}</TableCell>
          <TableCell sx={{ overflowWrap: "anywhere" }}>{formatValue(before)}</TableCell>
          <TableCell sx={{ overflowWrap: "anywhere" }}>{formatValue(after)}</TableCell>
        </TableRow>
      ))}
      {entries.length === 0 && (
        <TableRow>
          <TableCell colSpan={6}>{texts.none}</TableCell>
        </TableRow>
      )}
    </ResponsiveTable>
  );
}
