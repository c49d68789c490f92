import { type Stack, stackLimits, type StackProduct, stackQuery } from "#domain/sizing/schema";

const defaults: Record<StackProduct, Stack> = {
  "agave-th": { modules: 4, towers: 1 },
  myrtillo: { modules: 3, towers: 1 },
};

const towerPages = new Map<string, StackProduct>([
  ["agave-th-three-phase-home-battery-energy-storage-system", "agave-th"],
  ["myrtillo-ess-high-voltage-lfp-battery", "myrtillo"],
]);

/** The tower that a product's id stands for; `undefined` for what is not stacked. */
export const towerOf = (id: string): StackProduct | undefined => towerPages.get(id);

const names = ["modules", "towers"] as const;

/** The stack that an address asks for; what is missing, rubbish or out of range is the product's default. */
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

/** The query of an address with this stack in it. Defaults are left out, what is not the stack's stays. */
export function writeStack(product: StackProduct, stack: Stack, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  for (const name of names) if (stack[name] !== defaults[product][name]) query.append(name, String(stack[name]));
  return query.size === 0 ? "" : `?${query}`;
}

/** The query that carries a product, of a tower the stack, and the calculation that an address asks for, to the pages that sell it. */
export function configurationQuery(id: string, search: string): string {
  const query = new URLSearchParams({ product: id });
  const tower = towerOf(id);
  const stack = tower && readStack(tower, search);
  for (const name of names) if (stack) query.set(name, String(stack[name]));
  const calculation = new URLSearchParams(search).get("calculation");
  if (calculation) query.set("calculation", calculation);
  return String(query);
}
