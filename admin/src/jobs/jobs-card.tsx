import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { Link as RouterLink } from "react-router";
import { jobStates } from "../../../domain/jobs/schema.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { jobsTexts } from "./texts.ts";
import { useJobsOverview } from "./use-jobs-overview.ts";

/** Dashboard card: counts of waiting and failed jobs, with a warning when mail is delayed or a job has failed for good. */
export function JobsCard() {
  const texts = useTexts(jobsTexts);
  const named = useLabelFormat();
  const format = useDateFormat();
  const overview = useJobsOverview();
  if (!overview) return null;
  const { queues, delayedMail, overdueMinutes } = overview;
  const countOf = (state: (typeof jobStates)[number]) => queues.reduce((sum, row) => sum + row[state], 0);
  const failedCount = countOf("failed");
  return (
    <TitledCard title={texts.jobs}>
      <Stack spacing={1} sx={{ alignItems: "start" }}>
        {delayedMail && (
          <Alert severity="warning">
            {formatMessage(texts.delayed, { minutes: overdueMinutes, count: delayedMail.count, moment: format(delayedMail.since) })}
          </Alert>
        )}
        {failedCount > 0 && <Alert severity="error">{formatMessage(texts.failedCount, { count: failedCount })}</Alert>}
        <Link component={RouterLink} to="/jobs">
          {jobStates.map((state) => named(texts.states[state], countOf(state))).join(" · ")}
        </Link>
      </Stack>
    </TitledCard>
  );
}
