import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Confirm } from "react-admin";
import { fill } from "../../../i18n/fill.ts";
import { useChange } from "../api/use-change.ts";
import { downloadFile } from "../frame/download-file.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Account } from "./account.ts";
import { accountTexts } from "./texts.ts";

/** What an administrator does because the owner asks for it. */
export function AccountActions({ account: { id, name, username, openApi, closesAt, isStaff } }: { account: Account }) {
  const texts = useTexts(accountTexts);
  const [asked, setAsked] = useState<"endSessions" | "close">();
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
      <Button color="warning" onClick={() => setAsked("endSessions")}>
        {texts.endSessions}
      </Button>
      {!isStaff && !closesAt && (
        <Button color="error" onClick={() => setAsked("close")}>
          {texts.close}
        </Button>
      )}
      <Confirm
        isOpen={asked !== undefined}
        title={asked === "close" ? texts.close : texts.endSessions}
        content={fill(asked === "close" ? texts.closeSure : texts.endSure, { name })}
        onConfirm={() => {
          (asked === "close" ? close : endSessions).mutate({ id });
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}
