import { productLines } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { lead, lineNames, place, sample, title } from "./common-fields.ts";
import { endLabel, eventOrder, startLabel, timeZone } from "./event-fields.ts";

export const activity = defineCollection({
  type: "activity",
  name: { en: "Events", fr: "Événements", de: "Veranstaltungen", cn: "活动" },
  fields: {
    start: field.moment({ label: startLabel, list: true }),
    end: field.moment({ label: endLabel, list: true }),
    timeZone,
    sector: field.oneOf(productLines, lineNames, {
      label: { en: "Product line", fr: "Gamme", de: "Produktlinie", cn: "产品线" },
      list: true,
    }),
    online: field.flag({ label: { en: "Online", fr: "En ligne", de: "Online", cn: "线上" }, list: true }),
    sample,
    title: field.text({ label: title.label, perLanguage: true, list: true, search: "B" }),
    place,
    lead,
  },
  title: "title",
  // The tab of an event changes with time, so the address has no tab; the page selects it.
  path: (key) => `/explore/activity?event=${key}`,
  ...eventOrder,
});
