import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { body, date, description, keywords, lead, order, sample, title } from "./common-fields.ts";

/** These legal texts have an address at the root, where visitors expect them; the others are below /document. */
const atRoot = ["legal-notice", "accessibility"];

export const policy = defineCollection({
  type: "policy",
  name: { en: "Legal texts", fr: "Textes juridiques", de: "Rechtstexte", cn: "法律文本" },
  fields: {
    order,
    version: field.text({ label: { en: "Version", fr: "Version", de: "Version", cn: "版本" }, list: true }),
    date,
    sample,
    title,
    keywords,
    lead: field.longText({ label: lead.label, perLanguage: true, search: "C" }),
    description: field.longText({ label: description.label, help: description.help, perLanguage: true, list: true, search: "C" }),
    points: field.texts(2, {
      label: { en: "Summary", fr: "Résumé", de: "Zusammenfassung", cn: "摘要" },
      perLanguage: true,
    }),
    // Each heading has an id that is the same in every language (`## Heading {#place}`). The page replaces a paragraph
    // such as `{company}` by its own content.
    body,
  },
  title: "title",
  path: (key) => (atRoot.includes(key) ? `/${key}` : `/document/${key}`),
  position: (data) => data.order,
  publishedAt: (data) => new Date(data.date),
});
