import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { country, lead, listedBody, picture, pictureAlt, place, sample, title } from "./common-fields.ts";
import { endLabel, eventOrder, startLabel, timeZone } from "./event-fields.ts";

export const expo = defineCollection({
  type: "expo",
  name: { en: "Trade fairs", fr: "Salons", de: "Messen", cn: "展会" },
  fields: {
    // Days are those of the time zone of the exhibition.
    start: field.day({ label: startLabel, list: true }),
    end: field.day({ label: endLabel, list: true }),
    timeZone,
    country,
    picture,
    sample,
    title,
    place,
    lead,
    body: listedBody,
    pictureAlt,
  },
  title: "title",
  path: (key) => `/explore/expo#${key}`,
  ...eventOrder,
});
