import { guideKinds, productCategories } from "../choices.ts";
import { figureNames } from "../figure-names.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { body, description, keywords, lead, line, order, pictureAlt, sample, title } from "./common-fields.ts";
import { figureGroups, figureLabels, figures } from "./figure-fields.ts";
import { priceRule, prices } from "./price-fields.ts";

const categoryNames = {
  "large-scale": { en: "Large scale", fr: "Grande échelle", de: "Großspeicher", cn: "大型储能" },
  "power-conversion-system": { en: "Power conversion", fr: "Conversion de puissance", de: "Stromrichter", cn: "变流器" },
  battery: { en: "Battery", fr: "Batterie", de: "Batterie", cn: "电池" },
  "all-in-one": { en: "All in one", fr: "Tout-en-un", de: "Komplettgerät", cn: "一体机" },
  "hybrid-inverter": { en: "Hybrid inverter", fr: "Onduleur hybride", de: "Hybridwechselrichter", cn: "混合逆变器" },
  "hybrid-all-in-one": { en: "Hybrid all in one", fr: "Tout-en-un hybride", de: "Hybrid-Komplettgerät", cn: "混合一体机" },
  accessory: { en: "Accessory", fr: "Accessoire", de: "Zubehör", cn: "配件" },
};
const guideNames = {
  "all-in-one": categoryNames["all-in-one"],
  battery: categoryNames.battery,
  inverter: { en: "Inverter", fr: "Onduleur", de: "Wechselrichter", cn: "逆变器" },
  "power-conversion": categoryNames["power-conversion-system"],
  logger: { en: "Logger", fr: "Enregistreur", de: "Datenlogger", cn: "数据采集器" },
  charger: { en: "Charger", fr: "Borne", de: "Ladestation", cn: "充电桩" },
  plug: { en: "Smart plug", fr: "Prise connectée", de: "Schaltsteckdose", cn: "智能插座" },
};
const detailNames = {
  first: { en: "Close-up 1", fr: "Détail 1", de: "Detail 1", cn: "特写一" },
  second: { en: "Close-up 2", fr: "Détail 2", de: "Detail 2", cn: "特写二" },
  scene: { en: "Image in use", fr: "Image en situation", de: "Bild im Einsatz", cn: "使用场景图" },
};
const withCaption = {
  help: {
    en: "Shown if its caption is filled in",
    fr: "Affichée si sa légende est remplie",
    de: "Erscheint, wenn seine Bildunterschrift ausgefüllt ist",
    cn: "填写图片说明后显示",
  },
  required: false,
} as const;
const captions = {
  first: field.text({ label: detailNames.first, required: false }),
  second: field.text({ label: detailNames.second, required: false }),
  scene: field.text({ label: detailNames.scene, required: false }),
};
const texts = { perLanguage: true, list: true, search: "A" } as const;

export const product = defineCollection({
  type: "product",
  name: { en: "Products", fr: "Produits", de: "Produkte", cn: "产品" },
  fields: {
    order,
    categories: field.manyOf(productCategories, categoryNames, {
      label: { en: "Categories", fr: "Catégories", de: "Kategorien", cn: "类别" },
      list: true,
    }),
    line,
    picture: field.picture(
      {
        label: { en: "Cut-out image", fr: "Image détourée", de: "Freigestelltes Bild", cn: "透明背景图片" },
        help: {
          en: "The product on a transparent background: in menu, lists, comparison and data sheet",
          fr: "Le produit sur fond transparent\u202f: menu, listes, comparaison et fiche technique",
          de: "Das Produkt auf transparentem Grund: in Menü, Listen, Vergleich und Datenblatt",
          cn: "透明背景的产品图：用于菜单、列表、对比和规格书",
        },
        list: true,
      },
      { textField: "pictureAlt", isCutout: true },
    ),
    heroPicture: field.picture(
      {
        label: { en: "Large image", fr: "Grande image", de: "Großes Bild", cn: "主图" },
        help: {
          en: "At the top of the page and in link previews",
          fr: "En haut de la page et dans les aperçus de liens",
          de: "Oben auf der Seite und in Linkvorschauen",
          cn: "用于页面顶部和链接预览",
        },
        required: false,
      },
      { ratio: 16 / 9 },
    ),
    firstDetailPicture: field.picture({ ...withCaption, label: detailNames.first }, { textField: "captions.first", ratio: 4 / 3 }),
    secondDetailPicture: field.picture({ ...withCaption, label: detailNames.second }, { textField: "captions.second", ratio: 4 / 3 }),
    scenePicture: field.picture({ ...withCaption, label: detailNames.scene }, { textField: "captions.scene", ratio: 16 / 9 }),
    figures: figures({
      label: { en: "Data sheet", fr: "Caractéristiques", de: "Technische Daten", cn: "技术参数" },
      list: true,
    }),
    leading: field.someOf(figureNames, figureLabels, 3, {
      label: { en: "Key figures", fr: "Chiffres clés", de: "Kennzahlen", cn: "关键参数" },
      help: {
        en: "Up to three, shown in large type",
        fr: "Trois au maximum, affichés en grand",
        de: "Höchstens drei, groß angezeigt",
        cn: "最多三项，大字显示",
      },
      list: true,
    }),
    fitsWith: field.links("product", 0, {
      label: { en: "Compatible products", fr: "Produits compatibles", de: "Kompatible Produkte", cn: "兼容产品" },
    }),
    guide: field.oneOf(guideKinds, guideNames, {
      label: { en: "Quick guide", fr: "Guide rapide", de: "Kurzanleitung", cn: "快速指南" },
      required: false,
    }),
    sample,
    name: field.text({ label: { en: "Name", fr: "Nom", de: "Name", cn: "名称" }, ...texts }),
    kind: field.text({ label: { en: "Product type", fr: "Type de produit", de: "Produkttyp", cn: "产品类型" }, ...texts }),
    title: field.text({ label: title.label, perLanguage: true, search: "B" }),
    keywords,
    lead,
    description,
    pictureAlt,
    body,
    captions: field.group(captions, {
      label: { en: "Captions", fr: "Légendes", de: "Bildunterschriften", cn: "图片说明" },
      perLanguage: true,
      required: false,
    }),
    prices,
    conditions: field.notes(
      figureNames,
      figureLabels,
      {
        label: { en: "Conditions for figures", fr: "Conditions des données", de: "Bedingungen der Werte", cn: "参数条件" },
        perLanguage: true,
        required: false,
      },
      figureGroups,
    ),
  },
  title: "name",
  path: (key) => `/products/${key}`,
  position: (data) => data.order,
  rule: priceRule,
});
