import type { DescribedField } from "../../../../domain/editing/schema.ts";

export type Values = Record<string, unknown>;
export const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) => value === undefined || value === false || value === "";

/** Removes an optional group whose fields are all empty. */
export function groupValue(field: DescribedField, values: Values): Values | undefined {
  return !field.required && Object.values(values).every(isEmpty) ? undefined : values;
}
