import type { WebsiteId } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { collectionOf, type CollectionType } from "./collections/index.ts";
import type { EntrySummary, FullEntry } from "./entry-types.ts";
import { publicEntry, withComputed } from "./public-entry.ts";
import { countLocalizations, readLocalizations } from "./read-localizations.ts";
import { readTextPictures } from "./text-pictures.ts";

export type ListInput<Type extends CollectionType> = { type: Type; page: number; size: number; websiteId?: WebsiteId };

/** Reads a page of public entries in the collection's order. Pages count from 1. */
export async function listEntries<Type extends CollectionType>(context: Context, input: ListInput<Type>): Promise<EntrySummary<Type>[]> {
  const collection = collectionOf(input.type);
  const rows = await readLocalizations(context, "summary", input);
  const pictures = await readTextPictures(context, collection, rows);
  return rows.map((row) => publicEntry(context, { collection, row, pictures }) as EntrySummary<Type>);
}

export async function countEntries(
  context: Context,
  { type, websiteId }: Pick<ListInput<CollectionType>, "type" | "websiteId">,
): Promise<number> {
  return countLocalizations(context, { type, websiteId });
}

/** Reads public entries with all their fields in the collection's order; without a filter those of every website. */
export async function readEntries<Type extends CollectionType>(
  context: Context,
  type: Type,
  filter: Partial<Omit<ListInput<Type>, "type">> = {},
): Promise<FullEntry<Type>[]> {
  const collection = collectionOf(type);
  const rows = await readLocalizations(context, "data", { type, ...filter });
  const pictures = await readTextPictures(context, collection, rows);
  return rows.map((row) => publicEntry(context, { collection, row: withComputed(collection, row), pictures }) as FullEntry<Type>);
}
