import { distributorKinds, productLines } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { country, lineNames, order, sample } from "./common-fields.ts";

const kindNames = {
  distributor: { en: "Distributor", fr: "Distributeur", de: "Großhändler", cn: "经销商" },
  installer: { en: "Installer", fr: "Installateur", de: "Installateur", cn: "安装商" },
};

const optionalContact = { required: false, list: true } as const;

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
    street: field.text({
      label: { en: "Street and number", fr: "Rue et numéro", de: "Straße und Hausnummer", cn: "街道与门牌号" },
      ...optionalContact,
    }),
    postcode: field.text({ label: { en: "Postcode", fr: "Code postal", de: "Postleitzahl", cn: "邮政编码" }, ...optionalContact }),
    telephone: field.telephone({
      label: { en: "Telephone", fr: "Téléphone", de: "Telefon", cn: "电话" },
      help: {
        en: "With country code, such as +49 561 1234",
        fr: "Avec l’indicatif du pays, par exemple +49 561 1234",
        de: "Mit Ländervorwahl, zum Beispiel +49 561 1234",
        cn: "须含国家代码，例如 +49 561 1234",
      },
      ...optionalContact,
    }),
    email: field.email({ label: { en: "Email", fr: "E-mail", de: "E-Mail", cn: "邮箱" }, ...optionalContact }),
    website: field.webAddress({ label: { en: "Website", fr: "Site web", de: "Website", cn: "网站" }, ...optionalContact }),
  },
  title: "name",
  path: (key) => `/how-to-buy?distributor=${key}`,
  position: (data) => data.order,
});
