import type { DescribedField } from "../../../domain/editing/schema.ts";
import { readKindOptions } from "./fields/read-kind-options.ts";

/** Tells whether the entry has a field that depends on the choice in another field, such as the number of a certificate. */
export function isFieldShown(field: DescribedField, data: Readonly<Record<string, unknown>>): boolean {
  const { onlyFor } = readKindOptions(field);
  return !onlyFor || onlyFor.choices.some((choice) => choice === data[onlyFor.field]);
}
