import { useLocation } from "react-router";
import { useForm, type FormState } from "#app/form/use-form.ts";
import type { CenterAnswer, FormName } from "./center-actions.ts";
import type { CenterData } from "./data.server.ts";

export type Part = { loaded: CenterData; answer: CenterAnswer | undefined };
type CenterForm = FormState & { own: CenterAnswer | undefined; done: string | undefined; reset: string };

/** Form state with the part of the last response that belongs to this form. `reset` changes after success and serves as `key`. */
export function useCenterForm({ loaded: { copy, messages, result }, answer }: Part, name: FormName): CenterForm {
  const own = answer?.form === name ? answer : undefined;
  const { key } = useLocation();
  const isDone = result === name && !answer;
  return { ...useForm(own, messages, name), own, done: isDone ? copy.results[result] : undefined, reset: isDone ? key : "" };
}
