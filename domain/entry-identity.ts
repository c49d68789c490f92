import * as v from "valibot";
import { languageCodes, websiteIds } from "#i18n/languages.ts";

/** What says which entry one of the API's lists and items is; `languages` are those in whose pages it is shown. */
export const entryIdentity = {
  id: v.string(),
  websiteId: v.picklist(websiteIds),
  state: v.literal(1),
  languages: v.array(v.picklist(languageCodes)),
};
