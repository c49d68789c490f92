import type { FormState } from "#app/form/use-form.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";

/** Fields that the forms of requests share. */
type RequestFieldProps<Name extends string> = {
  fields: Record<Name, string>;
  longest: Record<Name, number>;
  field: FormState["field"];
  /** Note beside the label, such as "optional". */
  mark?: string;
};

export function NameField({ fields, longest, field, mark }: RequestFieldProps<"name">) {
  return <TextField label={fields.name} mark={mark} autoComplete="name" maxLength={longest.name} {...field("name")} />;
}

export function EmailField({ fields, longest, field, mark }: RequestFieldProps<"email">) {
  return <TextField type="email" label={fields.email} mark={mark} autoComplete="email" maxLength={longest.email} {...field("email")} />;
}

export function TelephoneField({ fields, longest, field, mark }: RequestFieldProps<"telephone">) {
  return (
    <TextField type="tel" label={fields.telephone} mark={mark} autoComplete="tel" maxLength={longest.telephone} {...field("telephone")} />
  );
}

type MessageFieldProps = RequestFieldProps<"message"> & { fields: { messageHint: string }; rows: number };

export function MessageField({ fields, longest, field, mark, rows }: MessageFieldProps) {
  return (
    <TextArea label={fields.message} mark={mark} hint={fields.messageHint} rows={rows} maxLength={longest.message} {...field("message")} />
  );
}
