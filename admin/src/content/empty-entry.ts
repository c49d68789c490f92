import type { DescribedType } from "./use-types.ts";

const emptyOf: Record<string, unknown> = { texts: [], rows: [], links: [], manyOf: [], notes: {}, group: {}, flag: false };

/** Initial data of an entry: required lists and groups are empty, and required flags are off. */
export function emptyEntry({ fields }: DescribedType): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap(({ name, kind, required }) => (required && kind in emptyOf ? [[name, emptyOf[kind]]] : [])));
}
