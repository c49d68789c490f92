import { useLocation } from "react-router";
import { useForm, type FormState } from "#app/form/use-form.ts";
import type { CenterAnswer, FormName } from "./center-actions.ts";
import type { CenterData } from "./data.server.ts";

export type CenterFormProps = { loaded: CenterData; answer: CenterAnswer | undefined };
type CenterForm = FormState & { formAnswer: CenterAnswer | undefined; successText: string | undefined; reset: string };

/** Form state with the part of the last response that belongs to this form. `reset` changes after success and serves as `key`. */
export function useCenterForm({ loaded: { copy, messages, result }, answer }: CenterFormProps, name: FormName): CenterForm {
  const formAnswer = answer?.form === name ? answer : undefined;
  const { key } = useLocation();
  const isDone = result === name && !answer;
  return {
    ...useForm(formAnswer, messages, name),
    formAnswer,
    successText: isDone ? copy.results[result] : undefined,
    reset: isDone ? key : "",
  };
}
