import { distributorKinds, productLines } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { country, lineNames, order, sample } from "./common-fields.ts";

const kindNames = {
  distributor: { en: "Distributor", fr: "Distributeur", de: "Großhändler", cn: "经销商" },
  installer: { en: "Installer", fr: "Installateur", de: "Installateur", cn: "安装商" },
};

export const distributor = defineCollection({
  type: "distributor",
  name: { en: "Distributors and installers", fr: "Distributeurs et installateurs", de: "Händler und Installateure", cn: "经销商与安装商" },
  fields: {
    order,
    country,
    kind: field.oneOf(distributorKinds, kindNames, { label: { en: "Type", fr: "Type", de: "Typ", cn: "类型" }, list: true }),
    lines: field.manyOf(productLines, lineNames, {
      label: { en: "Product lines", fr: "Gammes", de: "Produktlinien", cn: "产品线" },
      list: true,
    }),
    place: field.place({
      label: { en: "Map location", fr: "Position sur la carte", de: "Position auf der Karte", cn: "地图位置" },
      list: true,
    }),
    sample,
    name: field.text({ label: { en: "Name", fr: "Nom", de: "Name", cn: "名称" }, perLanguage: true, list: true, search: "A" }),
    city: field.text({ label: { en: "Town", fr: "Ville", de: "Ort", cn: "城市" }, perLanguage: true, list: true, search: "A" }),
    note: field.longText({
      label: { en: "Note", fr: "Remarque", de: "Hinweis", cn: "备注" },
      perLanguage: true,
      required: false,
      list: true,
      search: "D",
    }),
  },
  title: "name",
  path: (key) => `/how-to-buy#${key}`,
  position: (data) => data.order,
});
