import { compatibilityAnswers } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { date, order, sample } from "./common-fields.ts";

const answerNames = {
  yes: { en: "Yes", fr: "Oui", de: "Ja", cn: "兼容" },
  from: { en: "From a firmware version", fr: "À partir d’une version", de: "Ab einer Firmware-Version", cn: "自某固件版本起" },
  no: { en: "No", fr: "Non", de: "Nein", cn: "不兼容" },
};

/** Rows of the compatibility table: a product of ours beside a device of any manufacturer. */
export const compatibility = defineCollection({
  type: "compatibility",
  name: { en: "Compatibility", fr: "Compatibilités", de: "Kompatibilität", cn: "兼容性" },
  about: {
    en: "Each entry is a row of the compatibility table. Publish only answers that a test or a document of the manufacturer supports, and choose that document.",
    fr: "Chaque entrée est une ligne du tableau de compatibilité. Ne publiez que des réponses appuyées par un essai ou un document du fabricant, et choisissez ce document.",
    de: "Jeder Eintrag ist eine Zeile der Kompatibilitätstabelle. Veröffentlichen Sie nur Antworten, die ein Test oder ein Dokument des Herstellers belegt, und wählen Sie dieses Dokument aus.",
    cn: "每个条目是兼容性表中的一行。只发布有测试或厂家文件依据的结论，并选择该文件。",
  },
  fields: {
    order,
    device: field.linksWithin({ fewest: 1, most: 1 }, "product", {
      label: { en: "Our product", fr: "Notre produit", de: "Unser Produkt", cn: "我方产品" },
      list: true,
    }),
    maker: field.text({ label: { en: "Manufacturer", fr: "Fabricant", de: "Hersteller", cn: "厂家" }, list: true, search: "C" }),
    model: field.text({
      label: { en: "Model of the other device", fr: "Modèle de l’autre appareil", de: "Modell des anderen Geräts", cn: "对方设备型号" },
      list: true,
      search: "B",
    }),
    answer: field.oneOf(compatibilityAnswers, answerNames, {
      label: { en: "Compatible", fr: "Compatible", de: "Kompatibel", cn: "是否兼容" },
      list: true,
    }),
    firmware: field.text({
      label: { en: "Firmware version", fr: "Version du micrologiciel", de: "Firmware-Version", cn: "固件版本" },
      help: {
        en: "Of the other device: the tested version, or the first that works",
        fr: "De l’autre appareil\u202f: la version essayée, ou la première qui convient",
        de: "Des anderen Geräts: die geprüfte Version oder die erste, die funktioniert",
        cn: "对方设备的固件：已测试的版本，或最早可用的版本",
      },
      required: false,
      list: true,
    }),
    country: field.country({
      label: { en: "Market", fr: "Marché", de: "Markt", cn: "市场" },
      help: {
        en: "Leave empty if the answer is the same in every country",
        fr: "Laisser vide si la réponse vaut pour tous les pays",
        de: "Leer lassen, wenn die Antwort in allen Ländern gilt",
        cn: "各国家和地区结论相同时留空",
      },
      required: false,
      list: true,
    }),
    document: field.linksWithin({ fewest: 0, most: 1 }, "download", {
      label: { en: "Source document", fr: "Document source", de: "Quelldokument", cn: "依据文件" },
      required: false,
      list: true,
    }),
    date,
    sample,
    note: field.longText({
      label: { en: "Note", fr: "Remarque", de: "Hinweis", cn: "备注" },
      perLanguage: true,
      required: false,
      list: true,
      search: "D",
    }),
  },
  title: "model",
  path: (key) => `/support-center/compatibility#${key}`,
  position: (data) => data.order,
  rule: {
    field: "firmware",
    message: "the firmware version from which the devices work together",
    holds: ({ answer, firmware }) => answer !== "from" || firmware !== undefined,
  },
});
