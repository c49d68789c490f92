import Button from "@mui/material/Button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Loading } from "../frame/loading.tsx";
import { Link, useParams } from "react-router";
import { call, callOnce } from "../api/call.ts";
import { PageHead } from "../frame/page-head.tsx";
import { Refusal } from "../frame/refusal.tsx";
import { hasStoredState } from "../frame/use-stored-state.ts";
import { useTexts } from "../texts/staff-language.ts";
import { IssueActions } from "./issue-actions.tsx";
import { IssueCounts } from "./issue-counts.tsx";
import { IssueForm, storedName } from "./issue-form.tsx";
import { IssuePreview } from "./issue-preview.tsx";
import type { Issue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

const everyMs = 5_000;

/** Edits an issue, or shows its deliveries after it was sent. */
export function IssuePage() {
  const { id = "new" } = useParams();
  const { data: issue, error } = useIssue(id);
  if (error && !issue) return <Refusal error={error} />;
  if (id !== "new" && !issue) return <Loading />;
  return <IssueRoom key={id} issue={issue} />;
}

/** Loads an issue. While its mails are being sent it polls an endpoint that does not extend the session. */
function useIssue(id: string) {
  const queries = useQueryClient();
  const queryKey = ["newsletter", "issue", id];
  return useQuery({
    queryKey,
    queryFn: () =>
      queries.getQueryData(queryKey)
        ? callOnce("GET /staff/newsletter/issues/:id/watch", { id })
        : call("GET /staff/newsletter/issues/:id", { id }),
    enabled: id !== "new",
    refetchInterval: ({ state }) => (state.data && state.data.counts.queued > 0 ? everyMs : false),
  });
}

function IssueRoom({ issue }: { issue: Issue | undefined }) {
  const texts = useTexts(newsletterTexts);
  const [isTouched, setTouched] = useState(() => hasStoredState(storedName(issue)));
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={issue?.subject ?? texts.create}>
        <Button component={Link} to="/newsletter">
          {texts.newsletter}
        </Button>
      </PageHead>
      {issue?.sentAt && <IssueCounts counts={issue.counts} />}
      <IssueForm issue={issue} isTouched={isTouched} onTouch={setTouched} />
      {issue && <IssueActions issue={issue} isTouched={isTouched} />}
      {issue && <IssuePreview id={issue.id} revision={issue.revision} />}
    </Stack>
  );
}
