import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../frame/loading.tsx";
import { jobQueues, jobStates, type JobsQuery } from "../../../domain/jobs/schema.ts";
import { call } from "../api/call.ts";
import { Choice } from "../frame/choice.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Refusal } from "../frame/refusal.tsx";
import { frameTexts } from "../frame/texts.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { JobsTable } from "./jobs-table.tsx";
import { jobsTexts } from "./texts.ts";
import { useJobsOverview } from "./use-jobs-overview.ts";

type Chosen = Pick<JobsQuery, "queue" | "state">;

/** Lists overdue, retried and failed background jobs, which can be retried or discarded. */
export function JobsPage() {
  const texts = useTexts(jobsTexts);
  const queries = useQueryClient();
  const overview = useJobsOverview();
  const [chosen, setChosen] = useState<Chosen>({ queue: "", state: "" });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.jobs} help="answer">
        <Button onClick={() => void queries.invalidateQueries({ queryKey: ["jobs"] })}>{texts.refresh}</Button>
      </PageHead>
      {overview && <Typography>{fill(texts.how, { days: overview.failedDays })}</Typography>}
      <Filters chosen={chosen} onChange={setChosen} />
      <Pages key={`${chosen.queue} ${chosen.state}`} chosen={chosen} />
    </Stack>
  );
}

function Filters({ chosen, onChange }: { chosen: Chosen; onChange(chosen: Chosen): void }) {
  const texts = useTexts(jobsTexts);
  const counts = useJobsOverview()?.queues ?? [];
  const withCount = (name: string, numbers: readonly number[]) => `${name} (${numbers.reduce((sum, number) => sum + number, 0)})`;
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
      <Choice
        label={texts.queue}
        value={chosen.queue}
        choices={[
          ["", texts.all] as const,
          ...jobQueues.map((queue) => {
            const own = counts.filter((row) => row.queue === queue);
            return [
              queue,
              withCount(
                texts.queues[queue],
                own.flatMap(({ waiting, retrying, failed }) => [waiting, retrying, failed]),
              ),
            ] as const;
          }),
        ]}
        onChange={(queue) => onChange({ ...chosen, queue })}
      />
      <Choice
        label={texts.state}
        value={chosen.state}
        choices={[
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
        onChange={(state) => onChange({ ...chosen, state })}
      />
    </Stack>
  );
}

/** Keyset pagination: remembers the start of each page for the way back. */
function Pages({ chosen }: { chosen: Chosen }) {
  const texts = useTexts(jobsTexts);
  const frame = useTexts(frameTexts);
  const [starts, setStarts] = useState<readonly string[]>([]);
  const after = starts.at(-1);
  const { data, error } = useQuery({
    queryKey: ["jobs", "list", chosen, after],
    queryFn: () => call("GET /staff/jobs", { ...chosen, after }),
  });
  if (!data) return error ? <Refusal error={error} /> : <Loading />;
  const { jobs, next } = data;
  return (
    <>
      {jobs.length === 0 ? <Typography>{texts.none}</Typography> : <JobsTable key={after} jobs={jobs} />}
      <Stack direction="row" spacing={1}>
        {starts.length > 0 && <Button onClick={() => setStarts(starts.slice(0, -1))}>{frame.previousPage}</Button>}
        {next !== null && <Button onClick={() => setStarts([...starts, next])}>{frame.nextPage}</Button>}
      </Stack>
    </>
  );
}
