import { useEffect, useRef, type RefObject } from "react";
import { useNavigation } from "react-router";
import type { FormMessages } from "./messages.server.ts";
import type { FormAnswer } from "./submit-form.ts";

export type FormState = {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** Value of the button `step` that it is being sent with, where that is not the one for the whole form. */
  step: string | undefined;
  /** What is wrong with the form as a whole. */
  failure: string | undefined;
  /** What a field of this name shows: what was typed, and what is wrong with it. */
  field(name: string): { name: string; defaultValue: string | undefined; error: string | undefined; autoFocus: boolean };
  /** Error code of a field. */
  reasonOf(name: string): keyof FormMessages | undefined;
};

/**
 * The state of a page's form after its last answer. Errors go to their fields, and the focus to the first of them.
 *
 * @param name value of the field `form`, on a page with several
 */
export function useForm(answer: FormAnswer | undefined, messages: FormMessages, name?: string): FormState {
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const sending = formData !== undefined && (name === undefined || formData.get("form") === name);
  const textOf = (reason: keyof FormMessages | undefined) => reason && (messages[reason] ?? messages.invalidInput);
  useEffect(() => {
    if (!answer) return;
    const wrong =
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? form.current?.querySelector<HTMLElement>("[role=alert]");
    wrong?.focus();
  }, [answer]);
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
      // Without JavaScript the answer is a new page, and this takes the reader to the place.
      autoFocus: name === first,
    }),
    reasonOf: (name) => answer?.reasons[name],
  };
}
