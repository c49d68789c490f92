import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useEffect, useState } from "react";
import { readCookie } from "../../../i18n/language-cache.ts";
import { CallError } from "../api/answer.ts";
import { callOnce } from "../api/call.ts";
import { useTexts } from "../texts/staff-language.ts";
import { FormField } from "./form-field.tsx";
import { SetUpForm } from "./set-up-form.tsx";
import type { Wanted } from "./sign-in-request.ts";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

type Step = "looking" | "password" | "code" | "setUp" | "notStaff";

/** Asks for the password and the second factor, and sets up a missing second factor. */
export function SignInForm({ wanted, onProven }: { wanted: Wanted; onProven(): void }) {
  const [step, setStep] = useState<Step>(wanted === "code" ? "code" : "looking");
  const goOn = async () => setStep(await nextStep());
  useEffect(() => {
    if (step === "looking") void nextStep().then(setStep);
  }, [step]);
  if (step === "looking") return <CircularProgress size={24} />;
  if (step === "password") return <PasswordForm onDone={goOn} />;
  if (step === "code") return <CodeForm onDone={onProven} />;
  if (step === "setUp") return <SetUpForm onDone={onProven} />;
  return <NoStaff onOther={() => setStep("password")} />;
}

/** Returns the next step: a user with a session needs only the second factor. */
async function nextStep(): Promise<Step> {
  try {
    const { isSetUp } = await callOnce("GET /staff/second-factor", {});
    return isSetUp ? "code" : "setUp";
  } catch (error) {
    return error instanceof CallError && error.reason === "notStaff" ? "notStaff" : "password";
  }
}

/** The session cookie is HttpOnly; the server sets `signed_in` beside it. */
const hasSessionCookies = () => readCookie(document.cookie, "signed_in") === "1";

function PasswordForm({ onDone }: { onDone(): Promise<void> }) {
  const texts = useTexts(sessionTexts);
  const { failure, isSending, onSubmit } = useSubmit(async ({ login = "", password = "" }) => {
    await callOnce("POST /account/login", { login, password, agree: true });
    if (!hasSessionCookies()) throw new CallError({ code: 400, message: texts.cookies, data: null, reason: "cookiesNeeded" });
    await onDone();
  });
  const isPuzzle = failure?.reason === "captchaRequired";
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={1}>
        {failure && Object.keys(failure.fields).length === 0 && (
          <Alert severity="error">{isPuzzle ? texts.captcha : failure.message}</Alert>
        )}
        {isPuzzle && (
          <Link href="/en/login" target="_blank">
            {texts.website}
          </Link>
        )}
        <FormField name="login" label={texts.email} autoComplete="username" autoFocus wrong={failure?.fields.login} />
        <FormField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          wrong={failure?.fields.password}
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
    await callOnce("POST /staff/second-factor/prove", { code });
    onDone();
  });
  const wrong = failure && (failure.fields.code ?? failure.message);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={1}>
        <FormField name="code" label={texts.code} helperText={texts.codeHelp} autoComplete="one-time-code" autoFocus wrong={wrong} />
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {texts.next}
        </Button>
      </Stack>
    </form>
  );
}

function NoStaff({ onOther }: { onOther(): void }) {
  const texts = useTexts(sessionTexts);
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{texts.notStaff}</Alert>
      <Button variant="outlined" onClick={() => void callOnce("POST /account/sign-out", {}).then(onOther)}>
        {texts.other}
      </Button>
    </Stack>
  );
}
