import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useChange } from "../api/use-change.ts";
import { downloadFile } from "../frame/download-file.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Account } from "./account.ts";
import { accountTexts } from "./texts.ts";

/** Actions that an administrator takes at the request of the account's owner. */
export function AccountActions({ account: { id, name, username, openApi, closesAt, isStaff } }: { account: Account }) {
  const texts = useTexts(accountTexts);
  const service = useChange("POST /staff/accounts/open-api", ["accounts"]);
  const endSessions = useChange("POST /staff/accounts/end-sessions", ["accounts"]);
  const close = useChange("POST /staff/accounts/close", ["accounts"]);
  const download = useChange("GET /staff/accounts/:id/export", ["acts"], (everything) =>
    downloadFile(`${username}.json`, "application/json", JSON.stringify(everything, null, 2)),
  );
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <Button variant="outlined" loading={service.isPending} onClick={() => service.mutate({ id, isActive: !openApi })}>
        {openApi ? texts.deactivate : texts.activate}
      </Button>
      <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate({ id })}>
        {texts.export}
      </Button>
      <SureButton
        color="warning"
        label={texts.endSessions}
        sure={fill(texts.endSure, { name })}
        onSure={() => endSessions.mutate({ id })}
      />
      {!isStaff && !closesAt && (
        <SureButton color="error" label={texts.close} sure={fill(texts.closeSure, { name })} onSure={() => close.mutate({ id })} />
      )}
    </Stack>
  );
}
