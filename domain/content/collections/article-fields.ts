import * as v from "valibot";
import { readingMinutes } from "../reading-time.ts";
import * as field from "../fields/kinds.ts";
import { chartFields, chartRule } from "./chart-fields.ts";
import { body, date, description, keywords, lead, picture, pictureAlt, sample, title } from "./common-fields.ts";
import { dayMs } from "#i18n/day.ts";

export const articleFields = {
  date,
  picture,
  sample,
  title,
  keywords,
  lead,
  description,
  pictureAlt,
  ...chartFields,
  body,
  sources: field.texts(0, { label: { en: "Sources", fr: "Sources", de: "Quellen", cn: "来源" }, perLanguage: true }),
};

export type ComputedOfArticle = { minutes: number };

/** Sorts articles newest first and publishes them on their date. */
export const articleOrder = {
  position: ({ date: day }: { date: string }) => -Date.parse(day) / dayMs,
  publishedAt: ({ date: day }: { date: string }) => new Date(day),
  rule: chartRule,
  computed: {
    schema: { minutes: v.number() },
    of: ({ body: text }: { body: string }): ComputedOfArticle => ({ minutes: readingMinutes(text) }),
  },
};
