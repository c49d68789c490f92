import type * as v from "valibot";
import { recordOf } from "#i18n/record-of.ts";

type Form<Name extends string> = { entries: Record<Name, v.GenericSchema> };

/**
 * Returns the maximum lengths of form fields from the form's schema, for `maxLength`.
 *
 * @throws if the schema of a field has no maximum length
 */
export function maxLengthsOf<Name extends string>(form: Form<NoInfer<Name>>, names: readonly Name[]): Record<Name, number> {
  return recordOf(names, (name) => {
    const limit = Math.min(...findLimits(form.entries[name]));
    if (!Number.isFinite(limit)) throw new Error(`The schema of the field ${name} has no maximum length`);
    return limit;
  });
}

function findLimits(step: unknown): number[] {
  if (typeof step !== "object" || step === null) return [];
  if ("type" in step && step.type === "max_length" && "requirement" in step) return [Number(step.requirement)];
  const steps = "pipe" in step && Array.isArray(step.pipe) ? step.pipe : [];
  const wrapped = "wrapped" in step ? step.wrapped : undefined;
  // Unwraps lazy schemas, which choose by the value: any text selects the one with the limit.
  const optional: unknown = "getter" in step && typeof step.getter === "function" ? step.getter("text") : undefined;
  return [...steps, wrapped, optional].flatMap(findLimits);
}
