import type { DescribedField } from "../../../../domain/editing/schema.ts";

export type InputProps = {
  id: string;
  field: DescribedField;
  value: unknown;
  /** Path and message of what is wrong in it. */
  fault: readonly [string, string] | undefined;
  isReadOnly: boolean;
  onChange(value: unknown): void;
};
