import type { Field, Fields } from "./field.ts";

/** A field without fields of its own, with its value and its dotted path, such as `blocks.2.cards.0.title`. */
export type Leaf = { path: string; field: Field; value: unknown };
type Data = Record<string, unknown>;

/** Returns an entry's data with each value of a leaf replaced. Values that do not fit their field stay. */
export function mapLeaves(fields: Fields, data: Data, change: (leaf: Leaf) => unknown, prefix = ""): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? mapValue(field, value, change, `${prefix}${name}`) : value];
    }),
  );
}

export function leavesOf(fields: Fields, data: Data): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves(fields, data, (leaf) => {
    leaves.push(leaf);
    return leaf.value;
  });
  return leaves;
}

function mapValue(field: Field, value: unknown, change: (leaf: Leaf) => unknown, path: string): unknown {
  if (field.kind === "group") return isData(value) ? mapLeaves(field.fields, value, change, `${path}.`) : value;
  if (field.kind !== "rows" && field.kind !== "blocks") return change({ path, field, value });
  if (!Array.isArray(value)) return value;
  return value.map((row: unknown, index) => {
    if (!isData(row)) return row;
    const fields = field.kind === "rows" ? field.fields : field.blocks[String(row.kind)]?.fields;
    return fields ? mapLeaves(fields, row, change, `${path}.${index}.`) : row;
  });
}

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
