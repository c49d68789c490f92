import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { readKindOptions } from "./read-kind-options.ts";

export type Values = Record<string, unknown>;
export const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => value === undefined || value === false || value === "";

/** Removes an optional group whose fields are all empty. */
export function groupValue(field: DescribedField, values: Values): Values | undefined {
  return !field.required && Object.values(values).every(isEmpty) ? undefined : values;
}

/** Returns the fields of a group. Those of an optional group that is not in use may stay empty. */
export function groupFields(field: DescribedField, value: unknown): DescribedField[] {
  const { fields } = readKindOptions(field);
  return field.required || value !== undefined ? fields : fields.map((each) => ({ ...each, needsValue: false }));
}
