import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Acts } from "../../../domain/audit/schema.ts";
import { call } from "../api/call.ts";
import { DayFields } from "../frame/day-fields.tsx";
import { downloadCsv } from "../frame/download-csv.ts";
import { PageHead } from "../frame/page-head.tsx";
import { SearchField } from "../frame/search-field.tsx";
import { WideTable } from "../frame/wide-table.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useMoment } from "../texts/use-moment.ts";
import { peopleTexts } from "./texts.ts";

const pageSize = 100;

/** Audit log with search and CSV export. */
export function ActsPage() {
  const texts = useTexts(peopleTexts);
  const [words, setWords] = useState("");
  const [days, setDays] = useState({ from: "", to: "" });
  const typed = useDeferredValue(words);
  const query = { words: typed, from: days.from || undefined, to: days.to || undefined };
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["acts", query],
    queryFn: ({ pageParam }) => call("GET /staff/acts", { ...query, below: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id.toString()),
  });
  const acts = data?.pages.flat() ?? [];
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.acts}>
        <Button onClick={() => downloadCsv("log", acts)}>{texts.export}</Button>
      </PageHead>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <SearchField label={texts.words} value={words} onChange={setWords} />
        <DayFields labels={texts} value={days} onChange={(change) => setDays({ ...days, ...change })} />
      </Stack>
      <ActsTable acts={acts} />
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}

function ActsTable({ acts }: { acts: Acts }) {
  const texts = useTexts(peopleTexts);
  const format = useMoment({ dateStyle: "short", timeStyle: "medium" });
  const shown = (value: unknown) => (value === null ? "" : JSON.stringify(value));
  return (
    <WideTable name={texts.acts} columns={[texts.when, texts.who, texts.action, texts.subject, texts.before, texts.after]}>
      {acts.map(({ id, at, who, action, subject, before, after }) => (
        <TableRow key={id}>
          <TableCell sx={{ whiteSpace: "nowrap" }}>{format(at)}</TableCell>
          <TableCell>{who}</TableCell>
          <TableCell>{action}</TableCell>
          <TableCell>{subject}</TableCell>
          <TableCell sx={{ overflowWrap: "anywhere" }}>{shown(before)}</TableCell>
          <TableCell sx={{ overflowWrap: "anywhere" }}>{shown(after)}</TableCell>
        </TableRow>
      ))}
      {acts.length === 0 && (
        <TableRow>
          <TableCell colSpan={6}>{texts.none}</TableCell>
        </TableRow>
      )}
    </WideTable>
  );
}
