import * as v from "valibot";
import { siteSchema } from "#domain/site-config/schema";
import { noFields, type Endpoint } from "./endpoint.ts";

const ofLanguage = v.object({ site: siteSchema, copy: v.record(v.string(), v.string()) });

export const config = {
  i18n: {
    method: "GET",
    path: "/config/i18n",
    tag: "config",
    by: "everybody",
    summary: "Site config and overrides of copy, by language",
    input: noFields,
    answer: v.object({
      "zh-CN": v.optional(ofLanguage),
      "en-US": v.optional(ofLanguage),
      "en-AU": v.optional(ofLanguage),
      "de-DE": v.optional(ofLanguage),
      fr: v.optional(ofLanguage),
    }),
    refusals: {},
  },
} as const satisfies Record<string, Endpoint>;
