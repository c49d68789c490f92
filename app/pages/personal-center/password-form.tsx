import { Form } from "react-router";
import { NewPassword } from "#app/features/account/new-password.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { CurrentPassword } from "#app/features/account/current-password.tsx";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { FormFailure } from "./form-failure.tsx";
import { Section } from "./section.tsx";
import { useCenterForm, type CenterFormProps } from "./use-center-form.ts";
import { PasswordManagerUsername } from "./password-manager-username.tsx";

export function PasswordForm({ username, ...part }: CenterFormProps & { username: string }) {
  const { copy, account } = part.loaded;
  const { form, field, reasonOf, sending, failure, summary, formAnswer, successText, reset } = useCenterForm(part, "password");
  const { fields } = account;
  return (
    <Section id="password" copy={copy} successText={successText}>
      <Form key={reset} ref={form} method="post" preventScrollReset noValidate className="grid max-w-prose gap-6">
        <input type="hidden" name="form" value="password" />
        <PasswordManagerUsername username={username} />
        <FormFailure loaded={part.loaded} formAnswer={formAnswer} failure={failure} />
        <ErrorSummary {...summary} labels={{ ...fields, password: fields.newPassword }} />
        <CurrentPassword copy={account} label={fields.currentPassword} field={field("currentPassword")} />
        <NewPassword copy={account} label={fields.newPassword} field={field} reasonOf={reasonOf} />
        <SubmitButton loading={sending} loadingText={account.sending} className="justify-self-start">
          {copy.actions.password}
        </SubmitButton>
      </Form>
    </Section>
  );
}
