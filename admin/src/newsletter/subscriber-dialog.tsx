import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import type { CallResult } from "../api/endpoint-types.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { newsletterTexts } from "./texts.ts";

const consentEventNames = {
  consent: "actConsent",
  confirmation: "actConfirmation",
  account: "actAccount",
  withdrawal: "actWithdrawal",
} as const;

/** Proof of consent of a subscriber, and the button that deletes their data. */
export function SubscriberDialog({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useTexts(newsletterTexts);
  const format = useDateFormat();
  // Uses a query key outside of `subscribers`: after the deletion a refetch would fail.
  const { data } = useQuery({ queryKey: ["subscriber", id], queryFn: () => callApi("GET /staff/newsletter/subscribers/:id", { id }) });
  const erase = useApiMutation("POST /staff/newsletter/erase", ["subscribers"], onClose);
  if (!data) return null;
  return (
    <TitledDialog
      title={data.email}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <ConfirmButton
            color="error"
            label={texts.erase}
            question={formatMessage(texts.eraseSure, { email: data.email })}
            onConfirm={() => erase.mutate({ id })}
          />
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <Typography variant="h6" component="h3">
        {texts.proof}
      </Typography>
      <List dense disablePadding>
        {data.proofs.map(({ act, at, page, text, textVersion }) => (
          <ListItem key={`${at} ${act}`} disableGutters>
            <ListItemText
              primary={`${texts[consentEventNames[act]]}, ${format(at)}`}
              secondary={[text, page, textVersion].filter(Boolean).join(" · ")}
            />
          </ListItem>
        ))}
      </List>
      <ReceivedIssues issues={data.issues} />
    </TitledDialog>
  );
}

function ReceivedIssues({ issues }: Pick<CallResult<"GET /staff/newsletter/subscribers/:id">, "issues">) {
  const texts = useTexts(newsletterTexts);
  const format = useDateFormat();
  if (issues.length === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h3">
        {texts.issuesOf}
      </Typography>
      <List dense disablePadding>
        {issues.map(({ subject, state, at }) => (
          <ListItem key={`${at} ${subject}`} disableGutters>
            <ListItemText primary={subject} secondary={`${texts[state === "sending" ? "queued" : state]}, ${format(at)}`} />
          </ListItem>
        ))}
      </List>
    </>
  );
}
