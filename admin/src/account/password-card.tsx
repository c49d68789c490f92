import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../api/call-api.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { notify } from "../notifications/notify.ts";
import { FormField } from "../session/form-field.tsx";
import { NewPasswordField } from "../session/new-password-field.tsx";
import { useSubmit } from "../session/use-submit.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ownAccountTexts } from "./texts.ts";

/** Changes the own password. */
export function PasswordCard({ email }: { email: string }) {
  const texts = useTexts(ownAccountTexts);
  const queries = useQueryClient();
  // A new key empties the form after a change.
  const [changes, setChanges] = useState(0);
  const { failure, isSending, onSubmit } = useSubmit(async ({ currentPassword = "", password = "" }) => {
    await callApi("POST /staff/account/password", { currentPassword, password });
    notify(texts.passwordChanged, "success");
    setChanges(changes + 1);
    await queries.invalidateQueries({ queryKey: ["sessions"] });
  });
  const isWhole = failure !== undefined && Object.keys(failure.fields).length === 0;
  return (
    <TitledCard title={texts.password}>
      <form key={changes} onSubmit={onSubmit} noValidate>
        <Stack spacing={2}>
          <Typography variant="body2">{texts.passwordHow}</Typography>
          {isWhole && <Alert severity="error">{failure.message}</Alert>}
          {/* Tells password managers whose password this is. */}
          <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
          <FormField
            name="currentPassword"
            label={texts.currentPassword}
            type="password"
            autoComplete="current-password"
            fieldError={failure?.fields.currentPassword}
          />
          <NewPasswordField label={texts.newPassword} fieldError={failure?.fields.password} />
          <Button type="submit" variant="contained" loading={isSending} sx={{ alignSelf: "start" }}>
            {texts.changePassword}
          </Button>
        </Stack>
      </form>
    </TitledCard>
  );
}
