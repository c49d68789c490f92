import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { downloadFile } from "../layout/download-file.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Account } from "./account.ts";
import { accountTexts } from "./texts.ts";

/** Actions that an administrator takes at the request of the account's owner. */
export function AccountActions({ account: { id, name, username, openApi, openApiEnded, closesAt, isStaff } }: { account: Account }) {
  const texts = useTexts(accountTexts);
  const setOpenApi = useApiMutation("POST /staff/accounts/open-api", ["accounts"]);
  const endSessions = useApiMutation("POST /staff/accounts/end-sessions", ["accounts"]);
  const close = useApiMutation("POST /staff/accounts/close", ["accounts"]);
  const download = useApiMutation("GET /staff/accounts/:id/export", ["acts"], (accountData) =>
    downloadFile(`${username}.json`, "application/json", JSON.stringify(accountData, null, 2)),
  );
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      {!openApi && (
        <Button variant="outlined" loading={setOpenApi.isPending} onClick={() => setOpenApi.mutate({ id, isActive: true })}>
          {texts.activate}
        </Button>
      )}
      {!openApiEnded && (
        <ConfirmButton
          color="warning"
          label={texts.deactivate}
          question={formatMessage(texts.deactivateSure, { name })}
          onConfirm={() => setOpenApi.mutate({ id, isActive: false })}
        />
      )}
      <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate({ id })}>
        {texts.export}
      </Button>
      <ConfirmButton
        color="warning"
        label={texts.endSessions}
        question={formatMessage(texts.endSure, { name })}
        onConfirm={() => endSessions.mutate({ id })}
      />
      {!isStaff && !closesAt && (
        <ConfirmButton
          color="error"
          label={texts.close}
          question={formatMessage(texts.closeSure, { name })}
          onConfirm={() => close.mutate({ id })}
        />
      )}
    </Stack>
  );
}
