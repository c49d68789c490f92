import * as v from "valibot";
import { languageCodes, websiteIds } from "#i18n/languages.ts";

/** Identifying fields of entries in API lists and items; `languages`: those whose pages show the entry. */
export const entryIdentity = {
  id: v.string(),
  websiteId: v.picklist(websiteIds),
  state: v.literal(1),
  languages: v.array(v.picklist(languageCodes)),
};
