import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { callOnce } from "../api/call.ts";
import { roleNames } from "../people/role-names.ts";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { FormField } from "./form-field.tsx";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

/** Accepts an invitation: creates an account if needed, then leads to the sign-in. */
export function JoinPage() {
  const texts = useTexts(sessionTexts);
  const roles = useTexts(roleNames);
  const { token = "" } = useParams();
  const { data: invited, isPending } = useQuery({
    queryKey: ["invited", token],
    queryFn: () => callOnce("POST /staff/join/read", { token }),
    retry: false,
  });
  return (
    <EntryFrame title={texts.join}>
      {isPending && <CircularProgress size={24} />}
      {!isPending && !invited && <Alert severity="error">{texts.expired}</Alert>}
      {invited && (
        <Stack spacing={1}>
          <Typography>{fill(texts.joinAs, { role: roles[invited.role], email: invited.email })}</Typography>
          <JoinForm token={token} hasAccount={invited.hasAccount} />
        </Stack>
      )}
    </EntryFrame>
  );
}

function JoinForm({ token, hasAccount }: { token: string; hasAccount: boolean }) {
  const texts = useTexts(sessionTexts);
  const language = useStaffLanguage();
  const navigate = useNavigate();
  const { failure, isSending, onSubmit } = useSubmit(async ({ name = "", password = "" }) => {
    if (hasAccount) await callOnce("POST /staff/join/account", { token });
    else await callOnce("POST /staff/join", { token, name, password, language });
    await navigate("/login");
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={1}>
        {failure && Object.keys(failure.fields).length === 0 && <Alert severity="error">{failure.message}</Alert>}
        {hasAccount ? (
          <Alert severity="info">{texts.hasAccount}</Alert>
        ) : (
          <>
            <FormField name="name" label={texts.name} autoComplete="name" autoFocus wrong={failure?.fields.name} />
            <FormField
              name="password"
              label={texts.password}
              type="password"
              autoComplete="new-password"
              helperText={texts.passwordHelp}
              wrong={failure?.fields.password}
            />
          </>
        )}
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {texts.next}
        </Button>
      </Stack>
    </form>
  );
}
