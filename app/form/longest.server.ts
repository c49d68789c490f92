import type * as v from "valibot";
import { recordOf } from "#i18n/record-of.ts";

type Form<Name extends string> = { entries: Record<Name, v.GenericSchema> };

/**
 * How long a form's texts may be, by field, as its schema says: for `maxLength`.
 *
 * @throws on a field whose schema says nothing of it
 */
export function longestOf<Name extends string>(form: Form<NoInfer<Name>>, names: readonly Name[]): Record<Name, number> {
  return recordOf(names, (name) => {
    const longest = Math.min(...boundsIn(form.entries[name]));
    if (!Number.isFinite(longest)) throw new Error(`The schema of ${name} says not how long it may be.`);
    return longest;
  });
}

/** Of all steps that a text goes through. */
function boundsIn(step: unknown): number[] {
  if (typeof step !== "object" || step === null) return [];
  if ("type" in step && step.type === "max_length" && "requirement" in step) return [Number(step.requirement)];
  const steps = "pipe" in step && Array.isArray(step.pipe) ? step.pipe : [];
  const wrapped = "wrapped" in step ? step.wrapped : undefined;
  // Optional texts are chosen by what is there: something is.
  const chosen: unknown = "getter" in step && typeof step.getter === "function" ? step.getter("text") : undefined;
  return [...steps, wrapped, chosen].flatMap(boundsIn);
}
