import { useRef } from "react";
import { Form, Link } from "react-router";
import { Agreement } from "#app/features/account/agreement.tsx";
import type { CodeAnswer } from "#app/features/account/code-result.ts";
import { FirstCodeButton, requestsCode } from "#app/features/account/code-fields.tsx";
import { PhoneFields } from "#app/features/account/phone-fields.tsx";
import { useCaptchaForm } from "#app/features/account/use-captcha-form.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { useForm, type FormState } from "#app/form/use-form.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { TextField } from "#app/ui/field.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { CodeStep } from "./code-step.tsx";
import { firstStepFields, pickValues } from "./submit-sign-up.ts";
import type { SignUpData } from "./data.server.ts";

type SignUpFormProps = { loaded: SignUpData; answer: CodeAnswer | undefined; step: 1 | 2 };

/** Asks for the contact details first, then for the mailed code, the names and the password. */
export function SignUpForm({ loaded, answer, step }: SignUpFormProps) {
  const { copy, account, messages, captcha: captchaCopy } = loaded;
  const { form, field, reasonOf, sending, step: submittedStep, failure, summary } = useForm(answer, messages);
  const captcha = useCaptchaForm(captchaCopy, needsCaptcha);
  const login = useLayoutData()?.navigation.links.tools.login;
  return (
    <>
      <Form ref={form} method="post" noValidate onSubmit={captcha.onSubmit} className="grid max-w-prose gap-6">
        {failure && <Notice kind="failed" heading={failure} />}
        <ErrorSummary {...summary} labels={account.fields} />
        {step === 2 ? (
          <CodeStep
            loaded={loaded}
            answer={answer}
            field={field}
            reasonOf={reasonOf}
            sending={sending}
            step={submittedStep}
            captchaNotice={captcha.notice}
          />
        ) : (
          <>
            <ContactFields loaded={loaded} field={field} />
            <Agreement copy={account} field={field} />
            <HiddenFields values={pickValues(answer, ["username", "nickname"])} />
            {captcha.notice}
            <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
              <FirstCodeButton copy={account} sending={sending} />
              {login && (
                <p>
                  <span className="text-soft">{copy.known}</span>{" "}
                  <Link to={login.to} className="line-link py-1.5 font-label text-action">
                    {copy.login}
                  </Link>
                </p>
              )}
            </div>
          </>
        )}
      </Form>
      {captcha.dialog}
    </>
  );
}

/** An incomplete step shows its errors before a puzzle. */
function needsCaptcha(fields: FormData): boolean {
  return requestsCode(fields) && firstStepFields.every((name) => fields.get(name));
}

/** Choosing a country selects its calling code. */
function ContactFields({ loaded: { account, countries, codes }, field }: Pick<SignUpFormProps, "loaded"> & Pick<FormState, "field">) {
  const codeList = useRef<HTMLSelectElement>(null);
  const { fields } = account;

  function chooseCallingCode(country: string): void {
    const code = countries.find((row) => row.code === country)?.callingCode;
    if (codeList.current && code) codeList.current.value = code;
  }

  return (
    <>
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
      <TextField type="email" label={fields.email} autoComplete="email" maxLength={account.longest.email} {...field("email")} />
    </>
  );
}
