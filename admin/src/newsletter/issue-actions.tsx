import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { notify } from "../notifications/notify.ts";
import { useNavigate } from "react-router";
import { useChange } from "../api/use-change.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { useOwnLanguages } from "../session/use-me.ts";
import { useRole } from "../session/use-me.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Issue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

type IssueActionsProps = { issue: Issue; isTouched: boolean };

/**
 * Actions on the saved issue, disabled while there are unsaved changes. Only administrators send an issue to all
 * subscribers.
 */
export function IssueActions({ issue: { id, revision, language, sentAt, receivers }, isTouched }: IssueActionsProps) {
  const texts = useTexts(newsletterTexts);
  const navigate = useNavigate();
  const role = useRole();
  const isOwn = useOwnLanguages().includes(language);
  const tryOut = useChange("POST /staff/newsletter/try", ["acts"], () => notify(texts.tried));
  const send = useChange("POST /staff/newsletter/send", ["newsletter"], (sent) => notify(fill(texts.sentTo, { count: sent.receivers })));
  const remove = useChange("POST /staff/newsletter/remove", ["newsletter", "list"], () => void navigate("/newsletter"));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <Button variant="outlined" disabled={isTouched} loading={tryOut.isPending} onClick={() => tryOut.mutate({ id })}>
        {texts.tryOut}
      </Button>
      {!sentAt && role === "administrator" && (
        <SureButton
          variant="contained"
          disabled={isTouched}
          loading={send.isPending}
          label={texts.send}
          sure={fill(texts.sendSure, { count: receivers })}
          onSure={() => send.mutate({ id, basedOn: revision })}
        />
      )}
      {!sentAt && isOwn && <SureButton color="error" label={texts.remove} sure={texts.removeSure} onSure={() => remove.mutate({ id })} />}
    </Stack>
  );
}
