import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { TitledCard } from "../layout/titled-card.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { RecoveryCodes } from "../session/recovery-codes.tsx";
import { SecondFactorForm } from "../session/second-factor-setup.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ownAccountTexts } from "./texts.ts";

/** Replaces the authenticator app, or the recovery codes alone. */
export function SecondFactorCard({ recoveryCodes }: { recoveryCodes: number }) {
  const texts = useTexts(ownAccountTexts);
  const [setup, setSetup] = useState<{ address: string; secret: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useApiMutation("POST /staff/account/second-factor/begin", ["own-account"], setSetup);
  const renew = useApiMutation("POST /staff/account/recovery-codes", ["own-account"], (renewed) => setCodes(renewed.recoveryCodes));
  return (
    <TitledCard title={texts.secondFactor}>
      <Stack spacing={1}>
        <Typography variant="body2">{texts.secondFactorHow}</Typography>
        <Typography variant="body2">{formatMessage(texts.codesLeft, { count: recoveryCodes })}</Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          <Button variant="outlined" loading={begin.isPending} onClick={() => begin.mutate({})}>
            {texts.renewApp}
          </Button>
          <ConfirmButton
            variant="outlined"
            label={texts.renewCodes}
            question={texts.renewCodesSure}
            loading={renew.isPending}
            onConfirm={() => renew.mutate({})}
          />
        </Stack>
      </Stack>
      {setup && <RenewalDialog setup={setup} onClose={() => setSetup(undefined)} />}
      {codes && (
        // Closes only by its button, because the codes are not shown again.
        <TitledDialog title={texts.renewCodes} maxWidth="xs" actions={null}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </TitledDialog>
      )}
    </TitledCard>
  );
}

function RenewalDialog({ setup, onClose }: { setup: { address: string; secret: string }; onClose(): void }) {
  const texts = useTexts(ownAccountTexts);
  const queries = useQueryClient();
  const [isConfirmed, setConfirmed] = useState(false);
  const confirm = async (code: string) => {
    const renewed = await callApi("POST /staff/account/second-factor/confirm", { code });
    setConfirmed(true);
    await queries.invalidateQueries({ queryKey: ["own-account"] });
    return renewed.recoveryCodes;
  };
  return (
    <TitledDialog title={texts.renewApp} maxWidth="xs" actions={!isConfirmed && <Button onClick={onClose}>{texts.cancel}</Button>}>
      {!isConfirmed && <Alert severity="info">{texts.renewAppHow}</Alert>}
      <SecondFactorForm setup={setup} confirm={confirm} onDone={onClose} />
    </TitledDialog>
  );
}
