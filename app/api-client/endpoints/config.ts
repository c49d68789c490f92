import * as v from "valibot";
import { publicLayoutSchema, siteSchema } from "#domain/site-config/schema";
import { languageCodes, languages } from "#i18n/languages.ts";
import { noFields, type Endpoint } from "./endpoint.ts";

const keys = languageCodes.map((code) => languages[code].configKey);

export const config = {
  i18n: {
    method: "GET",
    path: "/config/i18n",
    tag: "config",
    by: "everybody",
    summary: "Returns the site configuration, the replaced texts, and the replaced menus and images of each language",
    input: noFields,
    answer: v.record(
      v.picklist(keys),
      v.object({
        site: siteSchema,
        copy: v.record(v.string(), v.string()),
        layout: v.optional(publicLayoutSchema),
        /** Content types without a public entry, whose list pages leave the menus. */
        emptyTypes: v.optional(v.array(v.string())),
      }),
    ),
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
