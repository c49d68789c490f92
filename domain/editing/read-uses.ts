import { findReferringRows, findCollection, listLanguages } from "#domain/content";
import type { Context } from "../context.ts";
import { languageCodes } from "#i18n/languages.ts";
import type { Uses } from "./schema.ts";
import { readLatestLocalizations } from "./read-latest-localizations.ts";

type Address = { type: string; key: string };

/** Reads where an entry is public and which other entries link to it, for the questions before it is unpublished or deleted. */
export async function readUses(context: Pick<Context, "database">, address: Address): Promise<Uses | undefined> {
  if (!findCollection(address.type)) return undefined;
  const localizations = await readLatestLocalizations(context, [address]);
  if (localizations.length === 0) return undefined;
  const rows = await findReferringRows(context.database, address);
  const byEntry = Map.groupBy(rows, ({ type, key }) => `${type}/${key}`);
  return {
    languages: await listLanguages(context, address),
    publicIn: languageCodes.filter((code) => localizations.some(({ language, isShown }) => isShown && language === code)),
    usedBy: [...byEntry.values()].map((ofEntry) => {
      const titled = ofEntry.find(({ language, title }) => language === "en" && title) ?? ofEntry.find(({ title }) => title);
      const [{ type, key } = { type: "", key: "" }] = ofEntry;
      return { type, key, title: titled?.title ?? "" };
    }),
  };
}
