import { Form } from "react-router";
import { NewPassword } from "#app/features/account/new-password.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { CurrentPassword } from "#app/features/account/current-password.tsx";
import { FormFailure } from "./form-failure.tsx";
import { Section } from "./section.tsx";
import { useCenterForm, type Part } from "./use-center-form.ts";
import { UsernameForManagers } from "./username-for-managers.tsx";

export function PasswordForm({ username, ...part }: Part & { username: string }) {
  const { copy, account } = part.loaded;
  const { form, field, reasonOf, sending, failure, own, done, reset } = useCenterForm(part, "password");
  const { fields } = account;
  return (
    <Section id="password" copy={copy} done={done}>
      <Form key={reset} ref={form} method="post" preventScrollReset noValidate className="grid max-w-prose gap-6">
        <input type="hidden" name="form" value="password" />
        <UsernameForManagers username={username} />
        <FormFailure loaded={part.loaded} own={own} failure={failure} />
        <CurrentPassword copy={account} label={fields.currentPassword} field={field("currentPassword")} />
        <NewPassword copy={account} label={fields.newPassword} field={field} reasonOf={reasonOf} />
        <SubmitButton loading={sending} loadingText={account.sending} className="justify-self-start">
          {copy.actions.password}
        </SubmitButton>
      </Form>
    </Section>
  );
}
