import type { DescribedType } from "./use-types.ts";

const emptyOf: Record<string, unknown> = { texts: [], rows: [], links: [], manyOf: [], notes: {}, group: {}, flag: false };

/** Where nothing was written yet: what holds several things holds none of them, and what is ticked is not. */
export function emptyEntry({ fields }: DescribedType): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap(({ name, kind, required }) => (required && kind in emptyOf ? [[name, emptyOf[kind]]] : [])));
}
