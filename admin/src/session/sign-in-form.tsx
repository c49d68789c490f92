import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useEffect, useState } from "react";
import { readCookie } from "../../../i18n/language-cache.ts";
import { ApiError } from "../api/api-error.ts";
import { callApiOnce } from "../api/call-api.ts";
import { useTexts } from "../texts/staff-language.ts";
import { FormField } from "./form-field.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import type { RequiredProof } from "./sign-in-request.ts";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

type Step = "looking" | "password" | "code" | "setUp" | "notStaff";

/** Asks for the password and the second factor, and sets up a missing second factor. */
export function SignInForm({ requiredProof, onProven }: { requiredProof: RequiredProof; onProven(): void }) {
  const [step, setStep] = useState<Step>(requiredProof === "code" ? "code" : "looking");
  const showNextStep = async () => setStep(await findNextStep());
  useEffect(() => {
    if (step === "looking") void findNextStep().then(setStep);
  }, [step]);
  if (step === "looking") return <CircularProgress size={24} />;
  if (step === "password") return <PasswordForm onDone={showNextStep} />;
  if (step === "code") return <CodeForm onDone={onProven} />;
  if (step === "setUp") return <SecondFactorSetup onDone={onProven} />;
  return <NotStaffNote onOther={() => setStep("password")} />;
}

/** Returns the next step: a user with a session needs only the second factor. */
async function findNextStep(): Promise<Step> {
  try {
    const { isSetUp } = await callApiOnce("GET /staff/second-factor", {});
    return isSetUp ? "code" : "setUp";
  } catch (error) {
    return error instanceof ApiError && error.reason === "notStaff" ? "notStaff" : "password";
  }
}

/** The session cookie is HttpOnly; the server sets `signed_in` beside it. */
const hasSessionCookies = () => readCookie(document.cookie, "signed_in") === "1";

function PasswordForm({ onDone }: { onDone(): Promise<void> }) {
  const texts = useTexts(sessionTexts);
  const { failure, isSending, onSubmit } = useSubmit(async ({ login = "", password = "" }) => {
    await callApiOnce("POST /account/login", { login, password, agree: true });
    if (!hasSessionCookies()) throw new ApiError({ code: 400, message: texts.cookies, data: null, reason: "cookiesNeeded" });
    await onDone();
  });
  const needsCaptcha = failure?.reason === "captchaRequired";
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={1}>
        {failure && Object.keys(failure.fields).length === 0 && (
          <Alert severity="error">{needsCaptcha ? texts.captcha : failure.message}</Alert>
        )}
        {needsCaptcha && (
          <Link href="/en/login" target="_blank">
            {texts.website}
          </Link>
        )}
        <FormField name="login" label={texts.email} autoComplete="username" autoFocus fieldError={failure?.fields.login} />
        <FormField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          fieldError={failure?.fields.password}
        />
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {texts.next}
        </Button>
      </Stack>
    </form>
  );
}

function CodeForm({ onDone }: { onDone(): void }) {
  const texts = useTexts(sessionTexts);
  const { failure, isSending, onSubmit } = useSubmit(async ({ code = "" }) => {
    await callApiOnce("POST /staff/second-factor/prove", { code });
    onDone();
  });
  const fieldError = failure && (failure.fields.code ?? failure.message);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={1}>
        <FormField
          name="code"
          label={texts.code}
          helperText={texts.codeHelp}
          autoComplete="one-time-code"
          autoFocus
          fieldError={fieldError}
        />
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {texts.next}
        </Button>
      </Stack>
    </form>
  );
}

function NotStaffNote({ onOther }: { onOther(): void }) {
  const texts = useTexts(sessionTexts);
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{texts.notStaff}</Alert>
      <Button variant="outlined" onClick={() => void callApiOnce("POST /account/sign-out", {}).then(onOther)}>
        {texts.other}
      </Button>
    </Stack>
  );
}
