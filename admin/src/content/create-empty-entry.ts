import { emptyValues } from "../../../domain/editing/schema.ts";
import type { DescribedType } from "./use-content-types.ts";

/** Initial data of an entry: required lists and groups are empty, and required flags are off. */
export function createEmptyEntry({ fields }: Pick<DescribedType, "fields">): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind, required }) => (required && kind in emptyValues ? [[name, emptyValues[kind]]] : [])),
  );
}
