import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Confirm, useNotify, usePermissions } from "react-admin";
import { useNavigate } from "react-router";
import type { StaffRole } from "../../../domain/staff/schema.ts";
import { fill } from "../../../i18n/fill.ts";
import { useChange } from "../api/use-change.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Issue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";
import { useOwnLanguages } from "./use-own-languages.ts";

type IssueActionsProps = { issue: Issue; isTouched: boolean };

/** What can be done with an issue as it was saved last: not while somebody is at it. To send it to everybody is an administrator's. */
export function IssueActions({ issue: { id, revision, language, sentAt, receivers }, isTouched }: IssueActionsProps) {
  const texts = useTexts(newsletterTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const { permissions } = usePermissions<{ role: StaffRole }>();
  const isOwn = useOwnLanguages().includes(language);
  const [asked, setAsked] = useState<"send" | "remove">();
  const tryOut = useChange("POST /staff/newsletter/try", ["acts"], () => notify(texts.tried));
  const send = useChange("POST /staff/newsletter/send", ["newsletter"], (sent) => notify(fill(texts.sentTo, { count: sent.receivers })));
  const remove = useChange("POST /staff/newsletter/remove", ["newsletter", "list"], () => void navigate("/newsletter"));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <Button variant="outlined" disabled={isTouched} loading={tryOut.isPending} onClick={() => tryOut.mutate({ id })}>
        {texts.tryOut}
      </Button>
      {!sentAt && permissions?.role === "administrator" && (
        <Button variant="contained" disabled={isTouched} loading={send.isPending} onClick={() => setAsked("send")}>
          {texts.send}
        </Button>
      )}
      {!sentAt && isOwn && (
        <Button color="error" onClick={() => setAsked("remove")}>
          {texts.remove}
        </Button>
      )}
      <Confirm
        isOpen={asked !== undefined}
        title={asked === "remove" ? texts.remove : texts.send}
        content={asked === "remove" ? texts.removeSure : fill(texts.sendSure, { count: receivers })}
        onConfirm={() => {
          if (asked === "remove") remove.mutate({ id });
          else send.mutate({ id, basedOn: revision });
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}
