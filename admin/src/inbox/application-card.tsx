import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { Thread } from "../../../domain/inbox/schema.ts";
import { applicationStateNames, applicationStates, type TypedRequest } from "../../../domain/request-kinds/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { applicationTexts } from "./application-texts.ts";

type Application = Extract<TypedRequest, { kind: "partner" }>["details"];

/**
 * Status of a partner application, of which the sender gets a mail after each change, and the distributor entry created
 * from it.
 */
export function ApplicationCard({ thread: { id, request, mergedInto } }: { thread: Thread }) {
  const texts = useTexts(applicationTexts);
  const names = applicationStateNames[useStaffLanguage()];
  const setState = useApiMutation("POST /staff/inbox/application", ["inbox"]);
  if (request.kind !== "partner") return null;
  const { status: currentStatus = "received" } = request.details;
  return (
    <TitledCard title={formatMessage(texts.heading, { state: names[currentStatus] })}>
      {!mergedInto && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          {applicationStates.map((status) =>
            status === "received" || status === currentStatus ? null : (
              <ConfirmButton
                key={status}
                size="small"
                label={texts.actions[status]}
                question={texts.told}
                onConfirm={() => setState.mutate({ id, status })}
              />
            ),
          )}
        </Stack>
      )}
      {currentStatus === "accepted" && <DistributorEntry id={id} details={request.details} />}
    </TitledCard>
  );
}

function DistributorEntry({ id, details: { distributor } }: { id: string; details: Application }) {
  const texts = useTexts(applicationTexts);
  const draft = useApiMutation("POST /staff/inbox/application/distributor", ["inbox"]);
  return (
    <Stack spacing={1} sx={{ mt: 2, alignItems: "flex-start" }}>
      {distributor === undefined ? (
        <>
          <Button variant="contained" disabled={draft.isPending} onClick={() => draft.mutate({ id })}>
            {texts.draft}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {texts.draftHint}
          </Typography>
        </>
      ) : (
        <Button component={Link} to={`/content/distributor/${distributor}`}>
          {texts.open}
        </Button>
      )}
    </Stack>
  );
}
