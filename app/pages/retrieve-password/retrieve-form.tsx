import { useEffect } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import type { CodeAnswer } from "#app/features/account/code-result.ts";
import { CodeField, FirstCodeButton, requestsCode, SendCode } from "#app/features/account/code-fields.tsx";
import { DefaultSubmit } from "#app/features/account/default-submit.tsx";
import { NewPassword } from "#app/features/account/new-password.tsx";
import { carryEmail, readCarriedEmail } from "#app/features/account/carried-email.ts";
import { useCaptchaForm } from "#app/features/account/use-captcha-form.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { useForm, type FormState } from "#app/form/use-form.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import { codeStepQuery, formPath } from "./form-path.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { RetrieveData } from "./data.server.ts";

type RetrieveFormProps = { loaded: RetrieveData; answer: CodeAnswer | undefined; hasCode: boolean };

/**
 * Names the second step in the address once a code was sent, and keeps the mail address in the history entry for a reload. A navigation
 * would drop the result of the form, and while the router still navigates it would write its own address back.
 */
function useCodeStepAddress(path: string, sentTo: string | undefined): void {
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (sentTo !== undefined && isIdle) history.replaceState({ ...history.state, ...carryEmail(sentTo) }, "", path + codeStepQuery);
  }, [path, sentTo, isIdle]);
}

/** Mail address that the history entry had when the browser loaded this page. */
function useEmailOfEntry(): string | undefined {
  return useHydrated() ? readCarriedEmail(history.state) : undefined;
}

function EmailField({ account: { fields, longest }, field }: Pick<RetrieveData, "account"> & { field: FormState["field"] }) {
  const shown = field("email");
  const emailOfEntry = useEmailOfEntry();
  const carriedEmail = readCarriedEmail(useLocation().state) ?? emailOfEntry;
  return (
    <TextField
      key={carriedEmail}
      type="email"
      label={fields.email}
      autoComplete="email"
      maxLength={longest.email}
      {...shown}
      defaultValue={shown.defaultValue ?? carriedEmail}
    />
  );
}

/** Asks for the mail address first, then for the mailed code and the new password. */
export function RetrieveForm({ loaded: { copy, account, messages, captcha: captchaCopy }, answer, hasCode }: RetrieveFormProps) {
  const { form, field, reasonOf, sending, step, failure, summary } = useForm(answer, messages);
  const captcha = useCaptchaForm(captchaCopy, requestsCode);
  const login = useLayoutData()?.navigation.links.tools.login;
  const path = localPath(usePageLanguage(), formPath);
  const isSent = answer?.sent !== undefined;
  useCodeStepAddress(path, isSent ? answer.values.email : undefined);
  const email = <EmailField account={account} field={field} />;
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={hasCode ? path + codeStepQuery : path}
        noValidate
        onSubmit={captcha.onSubmit}
        className="grid max-w-prose gap-6"
      >
        {failure && <Notice kind="failed" heading={failure} />}
        <ErrorSummary {...summary} labels={{ ...account.fields, password: account.fields.newPassword }} />
        {hasCode ? (
          <>
            <DefaultSubmit />
            {isSent ? <input type="hidden" name="email" value={answer.values.email} /> : email}
            <SendCode copy={account.code} sending={sending} sent={answer?.sent} />
            {captcha.notice}
            <CodeField copy={account} field={field} sent={answer?.sent} />
            <NewPassword copy={account} label={account.fields.newPassword} field={field} reasonOf={reasonOf} />
            <div className="flex flex-wrap gap-4">
              <SubmitButton loading={sending && step === undefined} loadingText={account.sending}>
                {copy.send}
              </SubmitButton>
              <Button type="submit" name="back" value="true" look="quiet" formAction={path}>
                {account.previous}
              </Button>
            </div>
          </>
        ) : (
          <>
            {email}
            {captcha.notice}
            <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
              <FirstCodeButton copy={account} sending={sending} />
              {login && (
                <Link to={login.to} className="line-link py-1.5 font-label text-action">
                  {copy.login}
                </Link>
              )}
            </div>
          </>
        )}
      </Form>
      {captcha.dialog}
    </>
  );
}
