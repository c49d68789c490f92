import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { callApiOnce } from "../api/call-api.ts";
import { roleNames } from "../../../domain/staff/schema.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { FormField } from "./form-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

/** Accepts an invitation. A new user is then signed in, and the sign-in goes on with the second factor. */
export function AcceptInvitationPage() {
  const texts = useTexts(sessionTexts);
  const roles = useTexts(roleNames);
  const { token = "" } = useParams();
  const { data: invitation, isPending } = useQuery({
    queryKey: ["invited", token],
    queryFn: () => callApiOnce("POST /staff/join/read", { token }),
    retry: false,
  });
  return (
    <SignInLayout title={texts.join}>
      {isPending && <CircularProgress size={24} />}
      {!isPending && !invitation && <Alert severity="error">{texts.expired}</Alert>}
      {invitation && (
        <Stack spacing={3}>
          <Typography>{formatMessage(texts.joinAs, { role: roles[invitation.role], email: invitation.email })}</Typography>
          <AcceptInvitationForm token={token} hasAccount={invitation.hasAccount} />
        </Stack>
      )}
    </SignInLayout>
  );
}

function AcceptInvitationForm({ token, hasAccount }: { token: string; hasAccount: boolean }) {
  const texts = useTexts(sessionTexts);
  const language = useStaffLanguage();
  const navigate = useNavigate();
  const { failure, isSending, onSubmit } = useSubmit(async ({ name = "", password = "" }) => {
    if (hasAccount) await callApiOnce("POST /staff/join/account", { token });
    else await callApiOnce("POST /staff/join", { token, name, password, language });
    await navigate("/login", { replace: true });
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={3}>
        {failure && Object.keys(failure.fields).length === 0 && <Alert severity="error">{failure.message}</Alert>}
        {hasAccount ? (
          <Alert severity="info">{texts.hasAccount}</Alert>
        ) : (
          <>
            <FormField name="name" label={texts.name} autoComplete="name" autoFocus fieldError={failure?.fields.name} />
            <NewPasswordField label={texts.password} fieldError={failure?.fields.password} />
          </>
        )}
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {texts.next}
        </Button>
      </Stack>
    </form>
  );
}
