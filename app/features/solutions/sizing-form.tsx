import { useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { useAskedFields } from "#app/ui/use-asked-fields.ts";
import type { SolutionsCopy } from "./copy/fr.ts";
import type { FieldView } from "./field-view.server.ts";
import { answerId } from "./result-heading.tsx";

/** As long as what the route table lets through: what can be typed here can be answered. */
const maxLength = 16;

type Choice = { legend: string; name: string; value: string; options: readonly { value: string; name: string }[] };
type SizingFormProps = {
  /** Path of its page. */ path: string;
  fields: readonly FieldView[];
  choice?: Choice;
  copy: SolutionsCopy["sizing"];
  className?: string;
};

/** The questions of a calculation. Its state is the address, so the form is sent by GET, with JavaScript or without. */
export function SizingForm({ path, fields, choice, copy, className }: SizingFormProps) {
  const form = useAskedFields({
    ...Object.fromEntries(fields.map(({ name, text }) => [name, text])),
    ...(choice && { [choice.name]: choice.value }),
  });
  const calculating = useNavigation().formAction !== undefined;
  const asking = useFocusOnAnswer();
  const firstWrong = fields.find(({ error }) => error);
  return (
    <Form
      ref={form}
      action={`${path}#${answerId}`}
      onSubmit={asking}
      preventScrollReset
      className={classNames("[&_input]:scroll-mt-10", className)}
    >
      {fields.map((field) => (
        <TextField
          key={field.name}
          id={field === firstWrong ? answerId : undefined}
          name={field.name}
          label={field.label}
          mark={field.unit}
          hint={field.hint}
          error={field.error}
          defaultValue={field.text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLength}
        />
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

/** Without JavaScript the fragment of the address does it. Not on the way through the history: nothing was asked then. */
function useFocusOnAnswer(): () => void {
  const asked = useRef(false);
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    if (!asked.current || state !== "idle") return;
    asked.current = false;
    document.getElementById(answerId)?.focus({ preventScroll: true });
  }, [state, key]);
  return () => {
    asked.current = true;
  };
}
