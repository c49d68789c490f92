import type { FormState } from "#app/form/use-form.ts";
import { TextField } from "#app/ui/field.tsx";

type PersonFieldProps<Name extends string> = {
  fields: Record<Name, string>;
  longest: Record<Name, number>;
  field: FormState["field"];
  /** Note beside the label, such as "optional". */
  mark?: string;
};

export function NameField({ fields, longest, field, mark }: PersonFieldProps<"name">) {
  return <TextField label={fields.name} mark={mark} autoComplete="name" maxLength={longest.name} {...field("name")} />;
}

export function EmailField({ fields, longest, field, mark }: PersonFieldProps<"email">) {
  return <TextField type="email" label={fields.email} mark={mark} autoComplete="email" maxLength={longest.email} {...field("email")} />;
}

export function TelephoneField({ fields, longest, field, mark }: PersonFieldProps<"telephone">) {
  return (
    <TextField type="tel" label={fields.telephone} mark={mark} autoComplete="tel" maxLength={longest.telephone} {...field("telephone")} />
  );
}
