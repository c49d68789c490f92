import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useNavigate, useParams } from "react-router";
import { callApiOnce } from "../api/call-api.ts";
import { useTexts } from "../texts/staff-language.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { SignInLayout } from "./sign-in-layout.tsx";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

/** Sets a new password by the mailed link. The sign-in then goes on with the second factor. */
export function NewPasswordPage() {
  const texts = useTexts(sessionTexts);
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const { failure, isSending, onSubmit } = useSubmit(async ({ password = "" }) => {
    await callApiOnce("POST /staff/password/reset", { token, password });
    await navigate("/login", { replace: true });
  });
  return (
    <SignInLayout title={texts.newPassword}>
      <form onSubmit={onSubmit} noValidate>
        <Stack spacing={3}>
          <Typography>{texts.newPasswordHow}</Typography>
          {failure && !failure.fields.password && <Alert severity="error">{failure.message}</Alert>}
          <NewPasswordField label={texts.newPassword} autoFocus fieldError={failure?.fields.password} />
          <Button type="submit" variant="contained" size="large" loading={isSending}>
            {texts.savePassword}
          </Button>
          {failure?.reason === "linkExpired" && (
            <Link href="#/forgotten-password" sx={{ alignSelf: "center", p: 0.5 }}>
              {texts.forgotten}
            </Link>
          )}
        </Stack>
      </form>
    </SignInLayout>
  );
}
