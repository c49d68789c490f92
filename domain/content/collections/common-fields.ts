import { productLines, type ProductLine } from "../choices.ts";
import type { StaffText } from "../fields/field.ts";
import * as field from "../fields/kinds.ts";

// Fields that several content types have, said once.

export const lineNames: Record<ProductLine, StaffText> = {
  residential: { en: "Homes", fr: "Habitat", de: "Wohnen", cn: "户用" },
  "commercial-industrial": { en: "Commerce and industry", fr: "Tertiaire et industrie", de: "Gewerbe und Industrie", cn: "工商业" },
  utility: { en: "Utility scale", fr: "Grande échelle", de: "Großspeicher", cn: "大型储能" },
};

export const order = field.wholeNumber(
  { min: -99_999, max: 99_999 },
  {
    label: { en: "Place in lists", fr: "Rang dans les listes", de: "Platz in Listen", cn: "列表中的位置" },
    help: { en: "Smallest first", fr: "Le plus petit d’abord", de: "Der kleinste zuerst", cn: "数字小的排在前面" },
    list: true,
  },
);

/** Shown with a mark that it is made up, and kept from search engines. */
export const sample = field.flag({
  label: { en: "Example", fr: "Exemple", de: "Beispiel", cn: "示例" },
  help: {
    en: "Made up to show how it will look",
    fr: "Inventé pour montrer le résultat",
    de: "Erfunden, um zu zeigen, wie es aussieht",
    cn: "为展示效果而虚构的内容",
  },
  required: false,
  list: true,
});

export const line = field.oneOf(productLines, lineNames, {
  label: { en: "Product line", fr: "Gamme", de: "Produktlinie", cn: "产品线" },
  list: true,
});

export const picture = field.picture({ label: { en: "Picture", fr: "Image", de: "Bild", cn: "图片" }, list: true });

export const pictureAlt = field.text({
  label: { en: "What the picture shows", fr: "Ce que montre l’image", de: "Was das Bild zeigt", cn: "图片内容" },
  help: {
    en: "For those who do not see it",
    fr: "Pour qui ne la voit pas",
    de: "Für alle, die es nicht sehen",
    cn: "供看不到图片的人了解",
  },
  perLanguage: true,
  list: true,
});

export const date = field.day({ label: { en: "Date", fr: "Date", de: "Datum", cn: "日期" }, list: true });

/** Raised with every change, so that who keeps a copy knows. */
export const version = field.wholeNumber(
  { min: 1, max: 9999 },
  { label: { en: "Version", fr: "Version", de: "Fassung", cn: "版本" }, list: true },
);

export const country = field.country({ label: { en: "Country", fr: "Pays", de: "Land", cn: "国家或地区" }, list: true });

const titleLabel: StaffText = { en: "Title", fr: "Titre", de: "Titel", cn: "标题" };
export const title = field.text({ label: titleLabel, perLanguage: true, list: true, search: "A" });

const leadLabel: StaffText = { en: "Lead", fr: "Chapeau", de: "Vorspann", cn: "导语" };
export const lead = field.longText({ label: leadLabel, perLanguage: true, list: true, search: "C" });

const bodyLabel: StaffText = { en: "Text", fr: "Texte", de: "Text", cn: "正文" };
/** Of an entry with a page of its own: lists do without. */
export const body = field.markdown({ label: bodyLabel, perLanguage: true, search: "D" }, [2, 3]);
/** Of an entry that is shown whole in its list. */
export const listedBody = field.markdown({ label: bodyLabel, perLanguage: true, list: true, search: "D" });

export const place = field.text({ label: { en: "Place", fr: "Lieu", de: "Ort", cn: "地点" }, perLanguage: true, list: true, search: "B" });

/** What search engines are told of an entry with a page of its own. */
export const keywords = field.texts(1, {
  label: { en: "Search words", fr: "Mots-clés", de: "Suchwörter", cn: "关键词" },
  perLanguage: true,
  search: "B",
});
export const description = field.longText({
  label: { en: "Description", fr: "Description", de: "Beschreibung", cn: "描述" },
  help: {
    en: "One or two sentences for search engines",
    fr: "Une ou deux phrases pour les moteurs de recherche",
    de: "Ein oder zwei Sätze für Suchmaschinen",
    cn: "给搜索引擎的一两句话",
  },
  perLanguage: true,
  search: "C",
});
