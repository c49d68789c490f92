import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { callApiOnce } from "../api/call-api.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { FormField } from "./form-field.tsx";
import { SignInLayout } from "./sign-in-layout.tsx";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

/** Mails a link to choose a new password. The answer does not tell whether the address has an account. */
export function ForgottenPasswordPage() {
  const texts = useTexts(sessionTexts);
  const [sentTo, setSentTo] = useState<string>();
  const { failure, isSending, onSubmit } = useSubmit(async ({ email = "" }) => {
    await callApiOnce("POST /staff/password/forgotten", { email });
    setSentTo(email);
  });
  return (
    <SignInLayout title={texts.forgottenTitle}>
      <Stack spacing={3}>
        {sentTo === undefined ? (
          <form onSubmit={onSubmit} noValidate>
            <Stack spacing={3}>
              <Typography>{texts.forgottenHow}</Typography>
              {failure && !failure.fields.email && <Alert severity="error">{failure.message}</Alert>}
              <FormField
                name="email"
                label={texts.email}
                type="email"
                autoComplete="username"
                autoFocus
                fieldError={failure?.fields.email}
              />
              <Button type="submit" variant="contained" size="large" loading={isSending}>
                {texts.sendLink}
              </Button>
            </Stack>
          </form>
        ) : (
          <Alert severity="success" sx={{ overflowWrap: "anywhere" }}>
            {formatMessage(texts.linkSent, { email: sentTo })}
          </Alert>
        )}
        <Link href="#/login" sx={{ alignSelf: "center", p: 0.5 }}>
          {texts.backToSignIn}
        </Link>
      </Stack>
    </SignInLayout>
  );
}
