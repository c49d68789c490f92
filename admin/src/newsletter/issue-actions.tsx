import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { notify } from "../notifications/notify.ts";
import { useNavigate } from "react-router";
import { messages } from "../../../i18n/messages/index.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { useEditableLanguages } from "../session/use-current-user.ts";
import { useRole } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import type { Issue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

type IssueActionsProps = { issue: Issue; hasUnsavedChanges: boolean };

/**
 * Actions on the saved issue, disabled while there are unsaved changes. Only administrators send an issue to all
 * subscribers.
 */
export function IssueActions({ issue: { id, revision, language, sentAt, receivers }, hasUnsavedChanges }: IssueActionsProps) {
  const texts = useTexts(newsletterTexts);
  const navigate = useNavigate();
  const role = useRole();
  const staffLanguage = useStaffLanguage();
  const canEdit = useEditableLanguages().includes(language);
  const sendTestMail = useApiMutation("POST /staff/newsletter/try", ["acts"], () => notify(texts.tried));
  const send = useApiMutation("POST /staff/newsletter/send", ["newsletter"], (sent) =>
    notify(formatMessage(texts.sentTo, { count: sent.receivers })),
  );
  const remove = useApiMutation("POST /staff/newsletter/remove", ["newsletter", "list"], () => void navigate("/newsletter"));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      <Button variant="outlined" disabled={hasUnsavedChanges} loading={sendTestMail.isPending} onClick={() => sendTestMail.mutate({ id })}>
        {texts.tryOut}
      </Button>
      {!sentAt && role === "administrator" && (
        <ConfirmButton
          variant="contained"
          disabled={hasUnsavedChanges || receivers === 0}
          loading={send.isPending}
          label={texts.send}
          question={formatMessage(texts.sendSure, { count: receivers })}
          onConfirm={() => send.mutate({ id, basedOn: revision })}
        />
      )}
      {!sentAt && role === "administrator" && receivers === 0 && (
        <Typography variant="body2" color="textSecondary">
          {messages[staffLanguage].noSubscribers}
        </Typography>
      )}
      {!sentAt && canEdit && (
        <ConfirmButton color="error" label={texts.remove} question={texts.removeSure} onConfirm={() => remove.mutate({ id })} />
      )}
    </Stack>
  );
}
