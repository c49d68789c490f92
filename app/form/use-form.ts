import { useEffect, useRef, type RefObject } from "react";
import { useNavigation } from "react-router";
import type { FormMessages } from "./messages.server.ts";
import type { FormAnswer } from "./submit-form.ts";

export type FormState = {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** Value of the `step` button that submitted the form; undefined for the main button. */
  step: string | undefined;
  failure: string | undefined;
  /** Returns the props of a field: its last value and its error message. */
  field(name: string): { name: string; defaultValue: string | undefined; error: string | undefined; autoFocus: boolean };
  reasonOf(name: string): keyof FormMessages | undefined;
};

/**
 * State of a form after its last response. Moves the focus to the first field with an error.
 *
 * @param name value of the hidden field `form`, on a page with several forms
 */
export function useForm(answer: FormAnswer | undefined, messages: FormMessages, name?: string): FormState {
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const sending = formData !== undefined && (name === undefined || formData.get("form") === name);
  const textOf = (reason: keyof FormMessages | undefined) => reason && (messages[reason] ?? messages.invalidInput);
  useEffect(() => {
    if (answer) focusFirstError(form.current);
  }, [answer]);
  // The API names invalid fields in the order of their form.
  const [first] = Object.keys(answer?.reasons ?? {});
  return {
    form,
    sending,
    step: sending ? (formData.get("step")?.toString() ?? undefined) : undefined,
    failure: textOf(answer?.reason),
    field: (name) => ({
      name,
      defaultValue: answer?.values[name],
      error: textOf(answer?.reasons[name]),
      // Without JavaScript the response is a new page, where `autofocus` scrolls to the field.
      autoFocus: name === first,
    }),
    reasonOf: (name) => answer?.reasons[name],
  };
}

/** Focuses the first visible invalid field of a form, or the error of the whole form, and scrolls it into the middle of the window. */
export function focusFirstError(form: HTMLElement | null): void {
  const errors = form?.querySelectorAll<HTMLElement>("[aria-invalid=true], [role=alert]") ?? [];
  const invalid = Array.from(errors).find((element) => element.checkVisibility());
  const field = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input") : invalid;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
