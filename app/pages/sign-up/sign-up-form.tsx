import { useRef, type ReactNode } from "react";
import { Form, Link } from "react-router";
import { Agreement } from "#app/features/account/agreement.tsx";
import type { CodeAnswer } from "#app/features/account/code-result.ts";
import { CodeField, codeStep, SendCode } from "#app/features/account/code-fields.tsx";
import { DefaultSubmit } from "#app/features/account/default-submit.tsx";
import { NewPassword } from "#app/features/account/new-password.tsx";
import { PhoneFields } from "#app/features/account/phone-fields.tsx";
import { looksLikeEmail } from "#app/features/account/request-code.ts";
import { useCaptchaForm } from "#app/features/account/use-captcha-form.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { useForm, type FormState } from "#app/form/use-form.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import type { SignUpData } from "./data.server.ts";

type FormProps = { loaded: SignUpData; answer: CodeAnswer | undefined };

export function SignUpForm({ loaded, answer }: FormProps) {
  const { copy, account, messages, captcha: captchaCopy } = loaded;
  const { form, field, reasonOf, sending, step, failure, summary } = useForm(answer, messages);
  const captcha = useCaptchaForm(captchaCopy, (fields) => fields.get("step") === codeStep && looksLikeEmail(fields.get("email")));
  const login = useLayoutData()?.navigation.links.tools.login;
  const { fields } = account;

  return (
    <>
      <Form ref={form} method="post" noValidate onSubmit={captcha.onSubmit} className="grid max-w-prose gap-10">
        <DefaultSubmit />
        {failure && <Notice kind="failed" heading={failure} />}
        <ErrorSummary {...summary} labels={fields} />
        <ContactFields loaded={loaded} answer={answer} field={field} sending={sending} captchaNotice={captcha.notice} />
        <Group legend={copy.name}>
          <TextField
            label={fields.username}
            hint={fields.usernameHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={account.longest.username}
            {...field("username")}
          />
          <TextField
            label={fields.nickname}
            hint={fields.nicknameHint}
            autoComplete="nickname"
            maxLength={account.longest.nickname}
            {...field("nickname")}
          />
        </Group>
        <Group legend={copy.secret}>
          <NewPassword copy={account} label={fields.password} field={field} reasonOf={reasonOf} />
        </Group>
        <div className="grid gap-6">
          <Agreement copy={account} field={field} />
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <SubmitButton loading={sending && step === undefined} loadingText={account.sending}>
              {copy.send}
            </SubmitButton>
            {login && (
              <p>
                <span className="text-soft">{copy.known}</span>{" "}
                <Link to={login.to} className="line-link py-1.5 font-label text-action">
                  {copy.login}
                </Link>
              </p>
            )}
          </div>
        </div>
      </Form>
      {captcha.dialog}
    </>
  );
}

type ContactFieldsProps = FormProps & Pick<FormState, "field" | "sending"> & { captchaNotice: ReactNode };

/** Contact fields: choosing a country selects its calling code, and a mailed code proves the mail address. */
function ContactFields({ loaded: { copy, account, countries, codes }, answer, field, sending, captchaNotice }: ContactFieldsProps) {
  const codeList = useRef<HTMLSelectElement>(null);
  const { fields } = account;

  function chooseCallingCode(country: string): void {
    const code = countries.find((row) => row.code === country)?.callingCode;
    if (codeList.current && code) codeList.current.value = code;
  }

  return (
    <Group legend={copy.reach}>
      <Select
        label={fields.country}
        autoComplete="country"
        onChange={(event) => chooseCallingCode(event.currentTarget.value)}
        {...field("country")}
      >
        <option value="">{fields.chooseCountry}</option>
        <Options of={countries.map(({ code, name }) => [code, name])} />
      </Select>
      <PhoneFields copy={account} codes={codes} codeList={codeList} field={field} />
      <div className="grid gap-3">
        <TextField type="email" label={fields.email} autoComplete="email" maxLength={account.longest.email} {...field("email")} />
        <SendCode copy={account.code} sending={sending} sent={answer?.sent} />
        {captchaNotice}
      </div>
      <CodeField copy={account} field={field} sent={answer?.sent} />
    </Group>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-6 border-t border-rule pt-5">
      <legend className="float-left mb-1 w-full text-h3">{legend}</legend>
      {children}
    </fieldset>
  );
}
