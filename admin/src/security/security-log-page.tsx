import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Loading } from "../frame/loading.tsx";
import { eventsPageSize, securityKinds } from "../../../domain/security-log/schema.ts";
import { CallError } from "../api/answer.ts";
import { call } from "../api/call.ts";
import type { Sent } from "../api/calls.ts";
import { useChange } from "../api/use-change.ts";
import { Choice } from "../frame/choice.tsx";
import { DayFields } from "../frame/day-fields.tsx";
import { downloadCsv } from "../frame/download-csv.ts";
import { PageHead } from "../frame/page-head.tsx";
import { Refusal } from "../frame/refusal.tsx";
import { SearchField } from "../frame/search-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { EventsTable } from "./events-table.tsx";
import { kindTexts } from "./kind-texts.ts";
import { securityTexts } from "./texts.ts";

type Query = Sent<"GET /staff/security-log/export">;
type Chosen = { kind: NonNullable<Query["kind"]>; account: string; address: string; from: string; to: string };

const nothingChosen: Chosen = { kind: "", account: "", address: "", from: "", to: "" };

/** Security log with filters and CSV export. */
export function SecurityLogPage() {
  const texts = useTexts(securityTexts);
  const [chosen, setChosen] = useState(nothingChosen);
  const { from, to, ...rest } = useDeferredValue(chosen);
  const query: Query = { ...rest, from: from || undefined, to: to || undefined };
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["security-log", query],
    queryFn: ({ pageParam }) => call("GET /staff/security-log", { ...query, below: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < eventsPageSize ? undefined : page.at(-1)?.id.toString()),
  });
  const fields = error instanceof CallError ? error.fields : {};
  const isOtherError = error !== null && Object.keys(fields).length === 0;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.log} help="answer">
        <ExportButton query={query} />
      </PageHead>
      <Typography>{texts.logHow}</Typography>
      <Filters chosen={chosen} errors={fields} onChange={setChosen} />
      {isOtherError && <Refusal error={error} />}
      {data && <EventsTable events={data.pages.flat()} onAddress={(address) => setChosen({ ...chosen, address })} />}
      {!data && !error && <Loading />}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}

type FiltersProps = { chosen: Chosen; errors: Readonly<Record<string, string>>; onChange(chosen: Chosen): void };

function Filters({ chosen, errors, onChange }: FiltersProps) {
  const texts = useTexts(securityTexts);
  const { kinds } = useTexts(kindTexts);
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
      <Choice
        label={texts.what}
        value={chosen.kind}
        choices={[["", texts.all] as const, ...securityKinds.map((kind) => [kind, kinds[kind]] as const)]}
        onChange={(kind) => onChange({ ...chosen, kind })}
      />
      <SearchField label={texts.account} value={chosen.account} onChange={(account) => onChange({ ...chosen, account })} />
      <TextField
        size="small"
        type="search"
        label={texts.address}
        value={chosen.address}
        error={errors.address !== undefined}
        helperText={errors.address}
        onChange={({ target }) => onChange({ ...chosen, address: target.value })}
        sx={{ minWidth: { sm: 260 } }}
      />
      <DayFields labels={texts} value={chosen} errors={errors} onChange={(change) => onChange({ ...chosen, ...change })} />
    </Stack>
  );
}

function ExportButton({ query }: { query: Query }) {
  const texts = useTexts(securityTexts);
  const download = useChange("GET /staff/security-log/export", ["acts"], (events) => downloadCsv("security-log", events));
  return (
    <Button loading={download.isPending} onClick={() => download.mutate(query)}>
      {texts.export}
    </Button>
  );
}
