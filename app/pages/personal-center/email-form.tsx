import { Form } from "react-router";
import { CodeField, SendCode } from "#app/features/account/code-fields.tsx";
import { DefaultSubmit } from "#app/features/account/default-submit.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { CurrentPassword } from "#app/features/account/current-password.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FormFailure } from "./form-failure.tsx";
import { Section } from "./section.tsx";
import { useCenterForm, type CenterFormProps } from "./use-center-form.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** Requires the password and a code that is mailed to the new address. */
export function EmailForm({ email, ...part }: CenterFormProps & { email: string }) {
  const { copy, account } = part.loaded;
  const { form, field, sending, step, failure, summary, formAnswer, successText, reset } = useCenterForm(part, "email");
  const { fields } = account;
  return (
    <Section id="email" copy={copy} text={fillPlaceholders(copy.sections.email.text, { email })} successText={successText}>
      <Form key={reset} ref={form} method="post" preventScrollReset noValidate className="grid max-w-prose gap-6">
        <DefaultSubmit />
        <input type="hidden" name="form" value="email" />
        <FormFailure loaded={part.loaded} formAnswer={formAnswer} failure={failure} />
        <ErrorSummary {...summary} labels={{ ...fields, email: copy.newEmail, password: fields.currentPassword }} />
        <div className="grid gap-3">
          <TextField type="email" label={copy.newEmail} autoComplete="email" maxLength={account.longest.email} {...field("email")} />
          <SendCode copy={account.code} sending={sending} sent={formAnswer?.sent} />
        </div>
        <CodeField copy={account} field={field} sent={formAnswer?.sent} />
        <CurrentPassword copy={account} label={fields.currentPassword} field={field("password")} />
        <SubmitButton loading={sending && step === undefined} loadingText={account.sending} className="justify-self-start">
          {copy.actions.email}
        </SubmitButton>
      </Form>
    </Section>
  );
}
