import { towerIds } from "#app/page/tower-paths.ts";
import { type Stack, stackLimits, type StackProduct, stackQuery } from "#domain/sizing/schema";

const stackProducts = ["agave-th", "myrtillo"] as const satisfies readonly StackProduct[];
const defaults: Record<StackProduct, Stack> = {
  "agave-th": { modules: 4, towers: 1 },
  myrtillo: { modules: 3, towers: 1 },
};

/** Returns the tower of a product; `undefined` if the product cannot be stacked. */
export const towerOf = (id: string): StackProduct | undefined => stackProducts.find((name) => towerIds[name] === id);

const names = ["modules", "towers"] as const;

/** Reads the stack of an address. Missing or invalid values become the product's default. */
export function readStack(product: StackProduct, search: string): Stack {
  const query = new URLSearchParams(search);
  const stack = { ...defaults[product] };
  for (const name of names) {
    const value = query.get(name) ?? "";
    const [fewest, most] = stackLimits[product][name];
    if (stackQuery[name].test(value) && Number(value) >= fewest && Number(value) <= most) stack[name] = Number(value);
  }
  return stack;
}

/** Writes a stack into the query of an address. Omits defaults and keeps other values. */
export function writeStack(product: StackProduct, stack: Stack, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  for (const name of names) if (stack[name] !== defaults[product][name]) query.append(name, String(stack[name]));
  return query.size === 0 ? "" : `?${query}`;
}

type Passed = { id?: string; search: string; calculation?: string | null };

/** Builds the query that passes a product with its stack, and a calculation, to the forms. */
export function selectionQuery({ id, search, calculation }: Passed): string {
  const query = new URLSearchParams();
  const tower = id === undefined ? undefined : towerOf(id);
  const stack = tower && readStack(tower, search);
  if (id !== undefined) query.set("product", id);
  for (const name of names) if (stack) query.set(name, String(stack[name]));
  if (calculation) query.set("calculation", calculation);
  return String(query);
}
