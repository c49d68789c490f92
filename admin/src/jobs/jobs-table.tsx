import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { notify } from "../notifications/notify.ts";
import type { ListedJob } from "../../../domain/jobs/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { explainError } from "./explain-error.ts";
import { jobsTexts } from "./texts.ts";

const colors = { waiting: "warning", retrying: "warning", failed: "error" } as const;

export function JobsTable({ jobs }: { jobs: readonly ListedJob[] }) {
  const texts = useTexts(jobsTexts);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const toggle = (id: string) => setSelection(selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]);
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Button onClick={() => setSelection(jobs.map(({ id }) => id))}>{texts.selectAll}</Button>
        <Actions jobs={jobs.filter(({ id }) => selection.includes(id))} onDone={() => setSelection([])} />
      </Stack>
      <ResponsiveTable name={texts.jobs} columns={[texts.chosen, texts.job, texts.state, texts.error, texts.since, texts.tries]}>
        {jobs.map((job) => (
          <Row key={job.id} job={job} isSelected={selection.includes(job.id)} onToggle={() => toggle(job.id)} />
        ))}
      </ResponsiveTable>
    </>
  );
}

function Row({ job, isSelected, onToggle }: { job: ListedJob; isSelected: boolean; onToggle(): void }) {
  const texts = useTexts(jobsTexts);
  const named = useLabelFormat();
  const format = useDateFormat();
  const { queue, state, createdAt, at, tries, error, mail } = job;
  const receiver = mail && (mail.to === null ? texts.company : formatMessage(texts.to, { address: mail.to }));
  const explanation = error === null ? undefined : explainError(error, texts);
  return (
    <TableRow selected={isSelected}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          slotProps={{ input: { "aria-label": mail ? named(mail.subject, receiver ?? "") : texts.queues[queue] } }}
        />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ minWidth: { sm: 220 }, overflowWrap: "anywhere" }}>
        {mail?.subject ?? texts.queues[queue]}
        {mail && (
          <Typography variant="body2" color="textSecondary">
            {receiver} · {texts.queues[queue]}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" color={colors[state]} label={texts.states[state]} />
        <Typography variant="body2">{formatMessage(texts.moments[state], { moment: format(at) })}</Typography>
      </TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        {explanation}
        {error !== null && (
          <Typography variant="body2" component="code" sx={{ display: "block" }}>
            {error}
          </Typography>
        )}
      </TableCell>
      <TableCell>{format(createdAt)}</TableCell>
      <TableCell>{tries}</TableCell>
    </TableRow>
  );
}

function Actions({ jobs, onDone }: { jobs: readonly ListedJob[]; onDone(): void }) {
  const texts = useTexts(jobsTexts);
  const report = (text: string) => (answer: { count: number }) => {
    onDone();
    notify(formatMessage(text, answer), "info");
  };
  const retry = useApiMutation("POST /staff/jobs/retry", ["jobs"], report(texts.retried));
  const discard = useApiMutation("POST /staff/jobs/discard", ["jobs"], report(texts.discarded));
  const input = { jobs: jobs.map(({ queue, id }) => ({ queue, id })) };
  if (jobs.length === 0) return null;
  return (
    <Stack component="output" direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      <Typography>{formatMessage(texts.selected, { count: jobs.length })}</Typography>
      <Button loading={retry.isPending} onClick={() => retry.mutate(input)}>
        {texts.retry}
      </Button>
      <ConfirmButton
        color="error"
        label={texts.discard}
        act={formatMessage(texts.discardMany, { count: jobs.length })}
        loading={discard.isPending}
        question={formatMessage(texts.discardSure, { count: jobs.length })}
        onConfirm={() => discard.mutate(input)}
      />
    </Stack>
  );
}
