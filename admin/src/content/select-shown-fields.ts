import type { DescribedField } from "../../../domain/editing/schema.ts";
import { readKindOptions } from "./fields/read-kind-options.ts";

/** Leaves out fields that belong to other choices of another field; a manual has no certificate number, for example. */
export function selectShownFields(fields: readonly DescribedField[], data: Readonly<Record<string, unknown>>): DescribedField[] {
  return fields.flatMap((field) => {
    const { onlyFor } = readKindOptions(field);
    if (!onlyFor) return [field];
    const { isNeeded } = onlyFor;
    const isShown = onlyFor.choices.some((choice) => choice === data[onlyFor.field]);
    return isShown ? [{ ...field, required: isNeeded, needsValue: isNeeded }] : [];
  });
}
