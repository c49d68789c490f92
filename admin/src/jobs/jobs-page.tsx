import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { jobQueues, jobStates, type JobsQuery } from "../../../domain/jobs/schema.ts";
import { callApi } from "../api/call-api.ts";
import { SelectField } from "../layout/select-field.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { layoutTexts } from "../layout/texts.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { JobsTable } from "./jobs-table.tsx";
import { jobsTexts } from "./texts.ts";
import { useJobsOverview } from "./use-jobs-overview.ts";

type JobFilters = Pick<JobsQuery, "queue" | "state">;

/** Lists overdue, retried and failed background jobs, which can be retried or discarded. */
export function JobsPage() {
  const texts = useTexts(jobsTexts);
  const queries = useQueryClient();
  const overview = useJobsOverview();
  const [filters, setFilters] = useState<JobFilters>({ queue: "", state: "" });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.jobs} help="jobs">
        <Button onClick={() => void queries.invalidateQueries({ queryKey: ["jobs"] })}>{texts.refresh}</Button>
      </PageHeader>
      {overview && <Typography>{formatMessage(texts.how, { days: overview.failedDays })}</Typography>}
      <Filters filters={filters} onChange={setFilters} />
      <JobList key={`${filters.queue} ${filters.state}`} filters={filters} />
    </Stack>
  );
}

function Filters({ filters, onChange }: { filters: JobFilters; onChange(filters: JobFilters): void }) {
  const texts = useTexts(jobsTexts);
  const counts = useJobsOverview()?.queues ?? [];
  const withCount = (name: string, numbers: readonly number[]) => `${name} (${numbers.reduce((sum, number) => sum + number, 0)})`;
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
      <SelectField
        label={texts.queue}
        value={filters.queue}
        options={[
          ["", texts.all] as const,
          ...jobQueues.map((queue) => {
            const queueCounts = counts.filter((row) => row.queue === queue);
            return [
              queue,
              withCount(
                texts.queues[queue],
                queueCounts.flatMap(({ waiting, retrying, failed }) => [waiting, retrying, failed]),
              ),
            ] as const;
          }),
        ]}
        onChange={(queue) => onChange({ ...filters, queue })}
      />
      <SelectField
        label={texts.state}
        value={filters.state}
        options={[
          ["", texts.all] as const,
          ...jobStates.map(
            (state) =>
              [
                state,
                withCount(
                  texts.states[state],
                  counts.map((row) => row[state]),
                ),
              ] as const,
          ),
        ]}
        onChange={(state) => onChange({ ...filters, state })}
      />
    </Stack>
  );
}

/** Keyset pagination: remembers the start of each page for the previous-page button. */
function JobList({ filters }: { filters: JobFilters }) {
  const texts = useTexts(jobsTexts);
  const layout = useTexts(layoutTexts);
  const [pageStarts, setPageStarts] = useState<readonly string[]>([]);
  const after = pageStarts.at(-1);
  const { data, error } = useQuery({
    queryKey: ["jobs", "list", filters, after],
    queryFn: () => callApi("GET /staff/jobs", { ...filters, after }),
  });
  if (!data) return error ? <ErrorAlert error={error} /> : <Loading />;
  const { jobs, next } = data;
  return (
    <>
      {jobs.length === 0 ? <Typography>{texts.none}</Typography> : <JobsTable key={after} jobs={jobs} />}
      <Stack direction="row" spacing={1}>
        {pageStarts.length > 0 && <Button onClick={() => setPageStarts(pageStarts.slice(0, -1))}>{layout.previousPage}</Button>}
        {next !== null && <Button onClick={() => setPageStarts([...pageStarts, next])}>{layout.nextPage}</Button>}
      </Stack>
    </>
  );
}
