import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { eventsPageSize, securityKinds } from "../../../domain/security-log/schema.ts";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import type { CallInput } from "../api/endpoint-types.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { SelectField } from "../layout/select-field.tsx";
import { DateRangeFields } from "../layout/date-range-fields.tsx";
import { downloadCsv } from "../layout/download-csv.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { EventsTable } from "./events-table.tsx";
import { kindTexts } from "./kind-texts.ts";
import { securityTexts } from "./texts.ts";

type Query = CallInput<"GET /staff/security-log/export">;
type LogFilters = { kind: NonNullable<Query["kind"]>; account: string; address: string; from: string; to: string };

const noFilters: LogFilters = { kind: "", account: "", address: "", from: "", to: "" };

/** Security log with filters and CSV export. */
export function SecurityLogPage() {
  const texts = useTexts(securityTexts);
  const [filters, setFilters] = useState(noFilters);
  const { from, to, ...otherFilters } = useDeferredValue(filters);
  const query: Query = { ...otherFilters, from: from || undefined, to: to || undefined };
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["security-log", query],
    queryFn: ({ pageParam }) => callApi("GET /staff/security-log", { ...query, below: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < eventsPageSize ? undefined : page.at(-1)?.id.toString()),
  });
  const fields = error instanceof ApiError ? error.fields : {};
  const isOtherError = error !== null && Object.keys(fields).length === 0;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.log} help="logs">
        <ExportButton query={query} />
      </PageHeader>
      <Typography>{texts.logHow}</Typography>
      <Filters filters={filters} errors={fields} onChange={setFilters} />
      {isOtherError && <ErrorAlert error={error} />}
      {data && <EventsTable events={data.pages.flat()} onAddress={(address) => setFilters({ ...filters, address })} />}
      {!data && !error && <Loading />}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}

type FiltersProps = { filters: LogFilters; errors: Readonly<Record<string, string>>; onChange(filters: LogFilters): void };

function Filters({ filters, errors, onChange }: FiltersProps) {
  const texts = useTexts(securityTexts);
  const { kinds } = useTexts(kindTexts);
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
      <SelectField
        label={texts.what}
        value={filters.kind}
        options={[["", texts.all] as const, ...securityKinds.map((kind) => [kind, kinds[kind]] as const)]}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
      <SearchField label={texts.account} value={filters.account} onChange={(account) => onChange({ ...filters, account })} />
      <TextField
        size="small"
        type="search"
        label={texts.address}
        value={filters.address}
        error={errors.address !== undefined}
        helperText={errors.address}
        onChange={({ target }) => onChange({ ...filters, address: target.value })}
        sx={{ minWidth: { sm: 260 } }}
      />
      <DateRangeFields labels={texts} value={filters} errors={errors} onChange={(change) => onChange({ ...filters, ...change })} />
    </Stack>
  );
}

function ExportButton({ query }: { query: Query }) {
  const texts = useTexts(securityTexts);
  const download = useApiMutation("GET /staff/security-log/export", ["acts"], (events) => downloadCsv("security-log", events));
  return (
    <Button loading={download.isPending} onClick={() => download.mutate(query)}>
      {texts.export}
    </Button>
  );
}
