import { Form, useNavigation } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { useAskedFields } from "#app/ui/use-asked-fields.ts";
import type { SolutionsCopy } from "./copy/fr.ts";
import type { FieldView } from "./field-view.server.ts";

/** As long as what the route table lets through: what can be typed here can be answered. */
const maxLength = 16;

type Choice = { legend: string; name: string; value: string; options: readonly { value: string; name: string }[] };
type SizingFormProps = { action: string; fields: readonly FieldView[]; choice?: Choice; copy: SolutionsCopy["sizing"]; className?: string };

/** The questions of a calculation. Its state is the address, so the form is sent by GET, with JavaScript or without. */
export function SizingForm({ action, fields, choice, copy, className }: SizingFormProps) {
  const form = useAskedFields({ ...Object.fromEntries(fields.map(({ name, text }) => [name, text])), ...(choice && { [choice.name]: choice.value }) });
  const calculating = useNavigation().formAction !== undefined;
  return (
    <Form ref={form} action={action} preventScrollReset className={className}>
      {fields.map(({ name, label, unit, hint, text, error }) => (
        <TextField key={name} name={name} label={label} mark={unit} hint={hint} error={error} defaultValue={text} inputMode="decimal" autoComplete="off" maxLength={maxLength} />
      ))}
      {choice && <RadioGroup legend={choice.legend} name={choice.name} options={choice.options} defaultValue={choice.value} />}
      <p>
        <SubmitButton loading={calculating} loadingText={copy.calculating}>
          {copy.submit}
        </SubmitButton>
      </p>
    </Form>
  );
}
