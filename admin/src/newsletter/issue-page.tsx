import Button from "@mui/material/Button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { Link, useParams } from "react-router";
import { callApi, callApiOnce } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { hasStoredState } from "../layout/use-stored-state.ts";
import { useTexts } from "../texts/staff-language.ts";
import { IssueActions } from "./issue-actions.tsx";
import { IssueCounts } from "./issue-counts.tsx";
import { IssueForm, storageNameOf } from "./issue-form.tsx";
import { IssuePreview } from "./issue-preview.tsx";
import type { Issue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

const pollIntervalMs = 5_000;

/** Edits an issue, or shows its deliveries after it was sent. */
export function IssuePage() {
  const { id = "new" } = useParams();
  const { data: issue, error } = useIssue(id);
  if (error && !issue) return <ErrorAlert error={error} />;
  if (id !== "new" && !issue) return <Loading />;
  return <IssueEditor key={id} issue={issue} />;
}

/** Loads an issue. While its mails are being sent it polls an endpoint that does not extend the session. */
function useIssue(id: string) {
  const queries = useQueryClient();
  const queryKey = ["newsletter", "issue", id];
  return useQuery({
    queryKey,
    queryFn: () =>
      queries.getQueryData(queryKey)
        ? callApiOnce("GET /staff/newsletter/issues/:id/watch", { id })
        : callApi("GET /staff/newsletter/issues/:id", { id }),
    enabled: id !== "new",
    refetchInterval: ({ state }) => (state.data && state.data.counts.queued > 0 ? pollIntervalMs : false),
  });
}

function IssueEditor({ issue }: { issue: Issue | undefined }) {
  const texts = useTexts(newsletterTexts);
  const [hasUnsavedChanges, setUnsavedChanges] = useState(() => hasStoredState(storageNameOf(issue)));
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={issue?.subject ?? texts.create} help="newsletter">
        <Button component={Link} to="/newsletter">
          {texts.newsletter}
        </Button>
      </PageHeader>
      {issue?.sentAt && <IssueCounts counts={issue.counts} />}
      <IssueForm issue={issue} hasUnsavedChanges={hasUnsavedChanges} onTouch={setUnsavedChanges} />
      {issue && <IssueActions issue={issue} hasUnsavedChanges={hasUnsavedChanges} />}
      {issue && <IssuePreview id={issue.id} revision={issue.revision} />}
    </Stack>
  );
}
