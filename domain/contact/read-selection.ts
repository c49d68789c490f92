import { parseCalculation } from "#domain/calculations/schema";
import { readEntryTitles } from "#domain/content";
import type { Selection } from "#domain/request-kinds/schema";
import type { Context } from "../context.ts";
import type { SelectionFields } from "./schema.ts";

/** Resolves what a form passes on from other pages. An unknown product and a calculation without a result are left out. */
export async function readSelection(context: Context, fields: SelectionFields): Promise<Selection | undefined> {
  const { product: slug, modules, towers = 1, calculation: address } = fields;
  const names = slug === undefined ? {} : await readEntryTitles(context, { type: "product", key: slug });
  const isKnown = Object.keys(names).length > 0;
  const calculation = address === undefined ? undefined : parseCalculation(address);
  if (!isKnown && !calculation) return undefined;
  const stack = modules === undefined ? {} : { stack: { modules, towers } };
  return { ...(slug !== undefined && isKnown && { product: { slug, names, ...stack } }), ...(calculation && { calculation }) };
}
