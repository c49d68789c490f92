import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useEffect, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { callApiOnce } from "../api/call-api.ts";
import { useTexts } from "../texts/staff-language.ts";
import { FormField } from "./form-field.tsx";
import { provePasskey, signInWithPasskey } from "./passkey.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { hasSessionCookie } from "./session-cookie.ts";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import type { RequiredProof } from "./sign-in-request.ts";
import { sessionTexts } from "./texts.ts";
import { useSubmit } from "./use-submit.ts";

type Step = "looking" | "password" | "code" | "setUp" | "notStaff";
type Progress = { step: Step; hasPasskeys: boolean };

/** `email`: of the user whose session expired; the form is then in a dialog above a screen. */
type SignInProps = { requiredProof: RequiredProof; email?: string; onProven(): void };

/** Asks for the password and the second factor or for a passkey, and sets up a missing second factor. */
export function SignInForm({ requiredProof, email, onProven }: SignInProps) {
  const isSessionKnown = requiredProof === "code" || hasSessionCookie();
  const [{ step, hasPasskeys }, setProgress] = useState<Progress>({ step: isSessionKnown ? "looking" : "password", hasPasskeys: false });
  const showNextStep = async () => setProgress(await findNextStep());
  useEffect(() => {
    if (step === "looking") void findNextStep().then(setProgress);
  }, [step]);
  if (step === "looking") return <CircularProgress size={24} />;
  if (step === "password") return <PasswordForm email={email} onDone={showNextStep} onProven={onProven} />;
  if (step === "code") return <CodeForm hasPasskeys={hasPasskeys} onDone={onProven} />;
  if (step === "setUp") return <SecondFactorSetup onDone={onProven} />;
  return <NotStaffNote onOther={() => setProgress({ step: "password", hasPasskeys: false })} />;
}

/** Returns the next step: a user with a session needs only the second factor. */
async function findNextStep(): Promise<Progress> {
  try {
    const { isSetUp, hasPasskeys } = await callApiOnce("GET /staff/second-factor", {});
    return { step: isSetUp ? "code" : "setUp", hasPasskeys };
  } catch (error) {
    return { step: error instanceof ApiError && error.reason === "notStaff" ? "notStaff" : "password", hasPasskeys: false };
  }
}

type PasswordProps = { email: string | undefined; onDone(): Promise<void>; onProven(): void };

function PasswordForm({ email, onDone, onProven }: PasswordProps) {
  const texts = useTexts(sessionTexts);
  const { failure, isSending, onSubmit } = useSubmit(async ({ login = "", password = "" }) => {
    await callApiOnce("POST /account/login", { login, password, agree: true });
    if (!hasSessionCookie()) throw new ApiError({ code: 400, message: texts.cookies, data: null, reason: "cookiesNeeded" });
    await onDone();
  });
  const needsCaptcha = failure?.reason === "captchaRequired";
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={3}>
        {failure && Object.keys(failure.fields).length === 0 && (
          <Alert severity="error">{needsCaptcha ? texts.captcha : failure.message}</Alert>
        )}
        {needsCaptcha && (
          <Link href="/en/login" target="_blank">
            {texts.website}
          </Link>
        )}
        <FormField
          name="login"
          label={texts.email}
          defaultValue={email}
          autoComplete="username"
          autoFocus={!email}
          fieldError={failure?.fields.login}
        />
        <FormField
          name="password"
          label={texts.password}
          type="password"
          autoFocus={email !== undefined}
          autoComplete="current-password"
          fieldError={failure?.fields.password}
        />
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {texts.next}
        </Button>
        <PasskeyButton label={texts.passkey} send={signInWithPasskey} onDone={onProven} />
        {/* The dialog stays open, so that the screen below keeps its input. */}
        <Link href="#/forgotten-password" target={email === undefined ? undefined : "_blank"} sx={{ alignSelf: "center", p: 0.5 }}>
          {texts.forgotten}
        </Link>
      </Stack>
    </form>
  );
}

function CodeForm({ hasPasskeys, onDone }: { hasPasskeys: boolean; onDone(): void }) {
  const texts = useTexts(sessionTexts);
  const { failure, isSending, onSubmit } = useSubmit(async ({ code = "" }) => {
    await callApiOnce("POST /staff/second-factor/prove", { code });
    onDone();
  });
  const fieldError = failure && (failure.fields.code ?? failure.message);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack spacing={3}>
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
        {hasPasskeys && <PasskeyButton label={texts.passkeyProof} send={provePasskey} onDone={onDone} />}
      </Stack>
    </form>
  );
}

function NotStaffNote({ onOther }: { onOther(): void }) {
  const texts = useTexts(sessionTexts);
  return (
    <Stack spacing={3}>
      <Alert severity="warning">{texts.notStaff}</Alert>
      <Button variant="outlined" onClick={() => void callApiOnce("POST /account/sign-out", {}).then(onOther)}>
        {texts.other}
      </Button>
    </Stack>
  );
}
