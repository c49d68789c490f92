import { productLines } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { country, lead, lineNames, listedBody, order, picture, pictureAlt, place, sample, title } from "./common-fields.ts";
import { powerProfile, powerProfileRule, powerLimit } from "./power-profile.ts";

const installedFigure = (unit: string, label: { en: string; fr: string; de: string; cn: string }) =>
  field.number({ min: 0.1, max: 10_000_000, unit }, { label, required: false });

export const caseCollection = defineCollection({
  type: "case",
  name: { en: "Worked examples", fr: "Exemples chiffrés", de: "Rechenbeispiele", cn: "算例" },
  fields: {
    order,
    sector: field.oneOf(productLines, lineNames, {
      label: { en: "Product line", fr: "Gamme", de: "Produktlinie", cn: "产品线" },
      list: true,
    }),
    // A worked example may be set in another country for each language.
    country: field.country({ label: country.label, perLanguage: true, list: true }),
    products: field.links("product", 1, { label: { en: "Products", fr: "Produits", de: "Produkte", cn: "产品" }, list: true }),
    picture: field.picture({ label: picture.label, list: true, required: false }, { textField: "pictureAlt" }),
    figures: field.group(
      {
        power: installedFigure("kW", { en: "Power", fr: "Puissance", de: "Leistung", cn: "功率" }),
        energy: installedFigure("kWh", { en: "Energy", fr: "Énergie", de: "Energie", cn: "能量" }),
      },
      { label: { en: "Installed system", fr: "Installation réalisée", de: "Installierte Anlage", cn: "建设规模" }, list: true },
    ),
    powerLimit,
    powerProfile,
    sample,
    title,
    place,
    lead,
    pictureAlt: field.text({ label: pictureAlt.label, help: pictureAlt.help, perLanguage: true, list: true, required: false }),
    body: listedBody,
  },
  rule: powerProfileRule,
  title: "title",
  path: (key) => `/solutions/cases#${key}`,
  position: (data) => data.order,
});
