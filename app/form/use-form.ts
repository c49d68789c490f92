import { useEffect, useRef, type RefObject } from "react";
import { useNavigation } from "react-router";
import type { Reason } from "#i18n/messages/index.ts";
import { fieldId, listFieldErrors, type FieldError } from "./field-errors.ts";
import { focusFirstError } from "./focus-first-error.ts";
import type { CommonErrorCode, FormMessages } from "./messages.server.ts";
import type { FormAnswer } from "./submit-form.ts";

export type FormState = {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** Value of the `step` button that submitted the form; undefined for the main button. */
  step: string | undefined;
  failure: string | undefined;
  /** Props of the error summary, without the labels of the fields. */
  summary: { heading: string; errors: readonly FieldError[] };
  /** Returns the props of a field: its last value and its error message. */
  field(name: string): {
    name: string;
    id: string | undefined;
    defaultValue: string | undefined;
    error: string | undefined;
    autoFocus: boolean;
  };
  reasonOf(name: string): keyof FormMessages | undefined;
};

/**
 * State of a form after its last response. Moves the focus to the wrong field, or to the summary of several errors.
 *
 * @param name value of the hidden field `form`, on a page with several forms
 */
export function useForm(answer: FormAnswer | undefined, messages: FormMessages<CommonErrorCode>, name?: string): FormState {
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const sending = formData !== undefined && (name === undefined || formData.get("form") === name);
  const textOf = (reason: Reason) => messages[reason] ?? messages.invalidInput;
  useEffect(() => {
    if (answer) focusFirstError(form.current);
  }, [answer]);
  const errors = listFieldErrors(answer?.reasons ?? {}, textOf, name);
  return {
    form,
    sending,
    step: sending ? (formData.get("step")?.toString() ?? undefined) : undefined,
    failure: answer?.reason && textOf(answer.reason),
    summary: { heading: messages.severalErrors, errors },
    field: (field) => ({
      name: field,
      id: fieldId(field, name),
      defaultValue: answer?.values[field],
      error: errors.find((error) => error.name === field)?.text,
      // Without JavaScript the response is a new page, where `autofocus` scrolls to the field.
      autoFocus: errors.length === 1 && errors[0]?.name === field,
    }),
    reasonOf: (name) => answer?.reasons[name],
  };
}
