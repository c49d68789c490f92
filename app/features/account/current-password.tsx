import type { FormState } from "#app/form/use-form.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { AccountTexts } from "./account-texts.server.ts";

type CurrentPasswordProps = { copy: AccountTexts["account"]; label: string; field: ReturnType<FormState["field"]> };

export function CurrentPassword({ copy: { password, longest }, label, field }: CurrentPasswordProps) {
  return (
    <PasswordField
      label={label}
      show={password.show}
      hide={password.hide}
      autoComplete="current-password"
      maxLength={longest.password}
      {...field}
    />
  );
}
