import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { passkeyNameLength, type OwnPasskey } from "../../../domain/staff/schema.ts";
import { callApi } from "../api/call-api.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { notify } from "../notifications/notify.ts";
import { FormField } from "../session/form-field.tsx";
import { addPasskey, PasskeyCancelledError } from "../session/passkey.ts";
import { useSubmit } from "../session/use-submit.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ownAccountTexts } from "./texts.ts";

/** Adds a passkey with a name, or renames one. */
export function PasskeyDialog({ passkey, onClose }: { passkey: OwnPasskey | undefined; onClose(): void }) {
  const texts = useTexts(ownAccountTexts);
  const queries = useQueryClient();
  const formId = useId();
  const [name, setName] = useState(passkey?.name ?? "");
  const [isCancelled, setCancelled] = useState(false);
  const { failure, isSending, onSubmit } = useSubmit(async () => {
    setCancelled(false);
    try {
      if (passkey) await callApi("POST /staff/account/passkeys/rename", { id: passkey.id, name });
      else await addPasskey(name);
    } catch (error) {
      if (!(error instanceof PasskeyCancelledError)) throw error;
      return setCancelled(true);
    }
    notify(passkey ? texts.saved : texts.added, "success");
    await queries.invalidateQueries({ queryKey: ["own-account"] });
    onClose();
  });
  return (
    <TitledDialog
      title={passkey ? texts.rename : texts.addPasskey}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {/* The server checks the name only after the device has created the passkey. */}
          <Button type="submit" form={formId} variant="contained" disabled={name.trim() === ""} loading={isSending}>
            {passkey ? texts.save : texts.addPasskey}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {isCancelled && <Alert severity="warning">{texts.cancelled}</Alert>}
          {failure && !failure.fields.name && <Alert severity="error">{failure.message}</Alert>}
          <FormField
            name="name"
            label={texts.passkeyName}
            value={name}
            onChange={({ target }) => setName(target.value)}
            helperText={texts.passkeyNameHelp}
            slotProps={{ htmlInput: { maxLength: passkeyNameLength } }}
            fieldError={failure?.fields.name}
          />
        </Stack>
      </form>
    </TitledDialog>
  );
}
