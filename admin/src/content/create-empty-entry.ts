import type { DescribedType } from "./use-content-types.ts";

const emptyValues: Record<string, unknown> = { texts: [], rows: [], links: [], manyOf: [], blocks: [], notes: {}, group: {}, flag: false };

/** Initial data of an entry: required lists and groups are empty, and required flags are off. */
export function createEmptyEntry({ fields }: Pick<DescribedType, "fields">): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, kind, required }) => (required && kind in emptyValues ? [[name, emptyValues[kind]]] : [])),
  );
}
