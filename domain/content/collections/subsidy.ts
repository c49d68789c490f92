import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { country, order, sample, title } from "./common-fields.ts";

/** Public support for buyers, by country: a link to the official page, without amounts, because amounts change. */
export const subsidy = defineCollection({
  type: "subsidy",
  name: { en: "Subsidies", fr: "Aides publiques", de: "Förderprogramme", cn: "补贴政策" },
  about: {
    en: "Link to the official page of a program and say what it is for, without amounts. The page for homes and “How to buy” show it in the language versions of its country. A program that has expired disappears from both.",
    fr: "Indiquez la page officielle d’un dispositif et son objet, sans montant. La page pour la maison et «\u202fOù acheter\u202f» l’affichent dans les versions du pays concerné. Un dispositif échu en disparaît.",
    de: "Verlinken Sie die amtliche Seite eines Programms und nennen Sie seinen Zweck, ohne Beträge. Die Seite für Wohnhäuser und „Bezugsquellen“ zeigen es in den Sprachfassungen seines Landes. Ein abgelaufenes Programm verschwindet dort.",
    cn: "请填写政策的官方页面，并说明用途，不写金额。户用页面和“购买渠道”在相应国家或地区的语言版本中显示；过期政策自动不再显示。",
  },
  fields: {
    order,
    country,
    link: field.webAddress({
      label: { en: "Official page", fr: "Page officielle", de: "Amtliche Seite", cn: "官方页面" },
      list: true,
    }),
    checked: field.day({
      label: { en: "Last checked", fr: "Vérifié le", de: "Zuletzt geprüft", cn: "核对日期" },
      help: {
        en: "The day on which you opened the page and compared it",
        fr: "Le jour où vous avez ouvert la page et comparé",
        de: "Der Tag, an dem Sie die Seite geöffnet und verglichen haben",
        cn: "打开该页面并核对内容的日期",
      },
      required: false,
      list: true,
    }),
    validUntil: field.day({
      label: { en: "Valid until", fr: "Valable jusqu’au", de: "Gültig bis", cn: "有效期至" },
      help: {
        en: "The last day; leave empty if the program has no end",
        fr: "Le dernier jour\u202f; laisser vide si le dispositif n’a pas de fin",
        de: "Der letzte Tag; leer lassen, wenn das Programm kein Ende hat",
        cn: "最后一天；没有截止日期的留空",
      },
      required: false,
      list: true,
    }),
    sample,
    title,
    purpose: field.longText({
      label: { en: "What it is for", fr: "Objet", de: "Zweck", cn: "用途" },
      perLanguage: true,
      list: true,
      search: "C",
    }),
  },
  title: "title",
  path: () => "/solutions/residential-ess#subsidies",
  position: (data) => data.order,
});
