import { Form } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import { CurrentPassword } from "#app/features/account/current-password.tsx";
import { FormFailure } from "./form-failure.tsx";
import { Section } from "./section.tsx";
import { StaffNotice } from "./staff-notice.tsx";
import { useCenterForm, type CenterFormProps } from "./use-center-form.ts";
import { PasswordManagerUsername } from "./password-manager-username.tsx";

/** Asks for the password as confirmation. A deletion can be cancelled for two weeks. */
export function DeleteForm({ username, ...part }: CenterFormProps & { username: string }) {
  const { copy, account } = part.loaded;
  const { form, field, sending, failure, formAnswer } = useCenterForm(part, "delete");
  const { fields } = account;
  return (
    <Section id="delete" copy={copy}>
      <Form ref={form} method="post" noValidate className="grid max-w-prose gap-6">
        <input type="hidden" name="form" value="delete" />
        <PasswordManagerUsername username={username} />
        {formAnswer?.reason === "lastAdministrator" || formAnswer?.reason === "proofNeeded" ? (
          <StaffNotice copy={copy.staffAccount} reason={formAnswer.reason} />
        ) : (
          <FormFailure loaded={part.loaded} formAnswer={formAnswer} failure={failure} />
        )}
        <CurrentPassword copy={account} label={fields.currentPassword} field={field("password")} />
        <SubmitButton look="quiet" loading={sending} loadingText={account.sending} className="justify-self-start text-danger">
          {copy.actions.delete}
        </SubmitButton>
      </Form>
    </Section>
  );
}
