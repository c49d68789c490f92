import { useEffect, useEffectEvent } from "react";
import { Form, useLoaderData } from "react-router";
import { Agreement } from "#app/features/account/agreement.tsx";
import { cookieCheckName } from "#app/features/account/cookie-check.ts";
import { PhoneFields } from "#app/features/account/phone-fields.tsx";
import { isCaptchaReason } from "#app/features/account/request-code.ts";
import { useCaptchaForm } from "#app/features/account/use-captcha-form.tsx";
import { CaptchaPicture } from "#app/features/account/captcha/captcha-picture.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { useForm } from "#app/form/use-form.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { CurrentPassword } from "#app/features/account/current-password.tsx";
import type { LoginData } from "./data.server.ts";
import type { LoginAnswer } from "./login-answer.ts";

/** Logs in by name or by phone. After some failures a captcha precedes the next attempt. */
export function LoginForm({ answer, onLogin }: { answer: LoginAnswer | undefined; onLogin: (typed: string) => void }) {
  const { copy, account, messages, captcha: captchaCopy, codes, byPhone } = useLoaderData<LoginData>();
  const { form, field, sending, failure, summary } = useForm(answer, messages);
  const puzzle = answer?.puzzle;
  const captcha = useCaptchaForm(captchaCopy, () => answer?.captchaNext === true && !puzzle);
  // The first request for a captcha is no error of the visitor.
  const isFirstCaptcha = answer?.reason === "captchaRequired";
  const needsCaptcha = !puzzle && isCaptchaReason(answer?.reason);
  const openPuzzle = useEffectEvent(() => {
    if (needsCaptcha && form.current) void captcha.sendSolved(form.current);
  });
  useEffect(() => openPuzzle(), [answer]);
  return (
    <>
      <Form ref={form} method="post" noValidate onSubmit={captcha.onSubmit} className="grid gap-6 pt-8">
        <input type="hidden" name={cookieCheckName} value="set" />
        {failure && !isFirstCaptcha && <Notice kind="failed" heading={failure} />}
        {failure && isFirstCaptcha && !puzzle && <Notice kind="note" heading={failure} />}
        <ErrorSummary {...summary} labels={{ ...account.fields, login: copy.login }} />
        {byPhone ? (
          <PhoneFields copy={account} codes={codes} field={field} />
        ) : (
          <TextField
            label={copy.login}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={account.longest.login}
            onChange={(event) => onLogin(event.currentTarget.value)}
            {...field("login")}
          />
        )}
        <CurrentPassword copy={account} label={account.fields.password} field={field("password")} />
        <Agreement copy={account} field={field} />
        {captcha.notice}
        {puzzle ? (
          <div className="grid gap-3">
            <p className="font-label">{copy.captcha}</p>
            <p className="text-soft">{copy.captchaText}</p>
            <CaptchaPicture copy={captchaCopy.click} puzzle={puzzle} />
          </div>
        ) : (
          <SubmitButton loading={sending} loadingText={account.sending} className="justify-self-start max-md:w-full">
            {copy.send}
          </SubmitButton>
        )}
      </Form>
      {captcha.dialog}
    </>
  );
}
