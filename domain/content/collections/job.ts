import { jobKinds } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { country, lead, listedBody, order, place, sample, title } from "./common-fields.ts";

const kindNames = {
  permanent: { en: "Permanent", fr: "CDI", de: "Unbefristet", cn: "无固定期限" },
  "fixed-term": { en: "Fixed term", fr: "CDD", de: "Befristet", cn: "固定期限" },
  internship: { en: "Internship", fr: "Stage", de: "Praktikum", cn: "实习" },
};

export const job = defineCollection({
  type: "job",
  name: { en: "Jobs", fr: "Emplois", de: "Stellen", cn: "职位" },
  fields: {
    order,
    country,
    kind: field.oneOf(jobKinds, kindNames, { label: { en: "Contract", fr: "Contrat", de: "Vertrag", cn: "合同类型" }, list: true }),
    posted: field.day({
      label: { en: "Published on", fr: "Publié le", de: "Veröffentlicht am", cn: "发布日期" },
      help: {
        en: "Search engines show a job only with this day",
        fr: "Les moteurs de recherche n’affichent un poste qu’avec ce jour",
        de: "Suchmaschinen zeigen eine Stelle nur mit diesem Tag",
        cn: "填写后搜索引擎才会显示该职位",
      },
      required: false,
    }),
    sample,
    title: field.text({ label: title.label, perLanguage: true, list: true, search: "B" }),
    place,
    lead,
    body: listedBody,
  },
  title: "title",
  path: (key) => `/join-us/${key}`,
  position: (data) => data.order,
});
