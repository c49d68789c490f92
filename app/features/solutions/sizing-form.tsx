import { useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { useFieldsFromAddress } from "#app/ui/use-fields-from-address.ts";
import type { SolutionsCopy } from "./copy/fr.ts";
import type { FieldView } from "./field-view.server.ts";
import { answerId } from "./result-heading.tsx";

/** Same limits as in the route table, so that no accepted input is cut off. */
const maxLength = { number: 16, text: 48 };

type Choice = { legend: string; name: string; value: string; options: readonly { value: string; name: string }[] };
export type OptionalQuestions = { summary: string; isOpen: boolean; fields: readonly FieldView[]; choices: readonly Choice[] };
type SizingFormProps = {
  /** Path of its page. */ path: string;
  fields: readonly FieldView[];
  choice?: Choice;
  /** Questions that may stay unanswered. */ optional?: OptionalQuestions;
  copy: SolutionsCopy["sizing"];
  className?: string;
};

/** Form of a calculator. It is submitted by GET, because its state is in the address. */
export function SizingForm({ path, fields, choice, optional, copy, className }: SizingFormProps) {
  const allFields = [...fields, ...(optional?.fields ?? [])];
  const form = useFieldsFromAddress({
    ...Object.fromEntries(allFields.map(({ name, text }) => [name, text])),
    ...Object.fromEntries([...(choice ? [choice] : []), ...(optional?.choices ?? [])].map(({ name, value }) => [name, value])),
  });
  const query = new URLSearchParams(useLocation().search);
  const calculating = useNavigation().formAction !== undefined;
  const asking = useFocusOnAnswer();
  const firstWrong = allFields.find(({ error }) => error);
  const toField = (field: FieldView) => <SizingField key={field.name} field={field} isFirstWrong={field === firstWrong} />;
  return (
    <Form
      ref={form}
      action={`${path}#${answerId}`}
      onSubmit={asking}
      preventScrollReset
      data-calculation={fields.some(({ name }) => query.has(name)) || undefined}
      className={classNames("[&_input]:scroll-mt-10", className)}
    >
      {fields.map(toField)}
      {choice && <ChoiceOf {...choice} />}
      {optional && (
        <details open={optional.isOpen} className={classNames("group border-y border-rule", !optional.isOpen && "print:hidden")}>
          <summary className="flex items-baseline justify-between gap-4 py-4 font-label hover:text-action">
            {optional.summary}
            <span aria-hidden="true" className="opening-sign" />
          </summary>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-6 pt-2 pb-6 print:grid-cols-4 print:gap-2">
            {optional.fields.map(toField)}
            {optional.choices.map((each) => (
              <ChoiceOf key={each.name} {...each} />
            ))}
          </div>
        </details>
      )}
      <p>
        <SubmitButton loading={calculating} loadingText={copy.calculating}>
          {copy.submit}
        </SubmitButton>
      </p>
    </Form>
  );
}

function SizingField({ field, isFirstWrong }: { field: FieldView; isFirstWrong: boolean }) {
  return (
    <TextField
      id={isFirstWrong ? answerId : undefined}
      name={field.name}
      label={field.label}
      mark={field.unit}
      hint={field.hint}
      error={field.error}
      defaultValue={field.text}
      inputMode={field.isText ? "text" : "decimal"}
      autoComplete="off"
      maxLength={field.isText ? maxLength.text : maxLength.number}
    />
  );
}

function ChoiceOf({ legend, name, options, value }: Choice) {
  return <RadioGroup legend={legend} name={name} options={options} defaultValue={value} />;
}

/** Focuses the result after a submission, but not after history navigation. Without JavaScript the fragment does it. */
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
