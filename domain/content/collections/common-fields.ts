import { productLines, type ProductLine } from "../choices.ts";
import type { StaffText } from "../fields/field.ts";
import * as field from "../fields/kinds.ts";

export const lineNames: Record<ProductLine, StaffText> = {
  residential: { en: "Homes", fr: "Habitat", de: "Wohnen", cn: "户用" },
  "commercial-industrial": { en: "Commerce and industry", fr: "Tertiaire et industrie", de: "Gewerbe und Industrie", cn: "工商业" },
  utility: { en: "Utility scale", fr: "Grande échelle", de: "Großspeicher", cn: "大型储能" },
};

export const order = field.wholeNumber(
  { min: -99_999, max: 99_999 },
  {
    label: { en: "Sort order", fr: "Ordre de tri", de: "Sortierreihenfolge", cn: "排序" },
    help: { en: "Lowest number first", fr: "Le plus petit nombre d’abord", de: "Kleinste Zahl zuerst", cn: "数字小的排在前面" },
    list: true,
  },
);

/** Pages show examples with the label “Example” and exclude them from search engines. */
export const sample = field.flag({
  label: { en: "Example", fr: "Exemple", de: "Beispiel", cn: "示例" },
  help: {
    en: "Fictional content. Visitors see the label “Example”.",
    fr: "Contenu fictif. Les visiteurs voient la mention «\u202fExemple\u202f».",
    de: "Fiktiver Inhalt. Besucher sehen die Kennzeichnung „Beispiel“.",
    cn: "虚构内容，访客能看到“示例”标记。",
  },
  required: false,
  list: true,
});

export const line = field.oneOf(productLines, lineNames, {
  label: { en: "Product line", fr: "Gamme", de: "Produktlinie", cn: "产品线" },
  list: true,
});

export const picture = field.picture(
  { label: { en: "Image", fr: "Image", de: "Bild", cn: "图片" }, list: true },
  { textField: "pictureAlt" },
);

export const pictureAlt = field.text({
  label: { en: "Alt text", fr: "Texte alternatif", de: "Alternativtext", cn: "替代文本" },
  help: {
    en: "Read aloud by screen readers",
    fr: "Lu à voix haute par les lecteurs d’écran",
    de: "Wird von Screenreadern vorgelesen",
    cn: "由屏幕阅读器朗读",
  },
  perLanguage: true,
  list: true,
});

export const date = field.day({ label: { en: "Date", fr: "Date", de: "Datum", cn: "日期" }, list: true });

/** Editors increment it with every change, so that readers can tell whether their copy is current. */
export const version = field.wholeNumber(
  { min: 1, max: 9999 },
  { label: { en: "Version", fr: "Version", de: "Version", cn: "版本" }, list: true },
);

export const country = field.country({ label: { en: "Country", fr: "Pays", de: "Land", cn: "国家或地区" }, list: true });

const titleLabel: StaffText = { en: "Title", fr: "Titre", de: "Titel", cn: "标题" };
export const title = field.text({ label: titleLabel, perLanguage: true, list: true, search: "A" });

const leadLabel: StaffText = { en: "Introduction", fr: "Introduction", de: "Einleitung", cn: "导语" };
export const lead = field.longText({ label: leadLabel, perLanguage: true, list: true, search: "C" });

const bodyLabel: StaffText = { en: "Text", fr: "Texte", de: "Text", cn: "正文" };
export const body = field.markdown({ label: bodyLabel, perLanguage: true, search: "D" }, [2, 3]);
/** Lists show this body in full, unlike `body`. */
export const listedBody = field.markdown({ label: bodyLabel, perLanguage: true, list: true, search: "D" });

export const place = field.text({ label: { en: "Place", fr: "Lieu", de: "Ort", cn: "地点" }, perLanguage: true, list: true, search: "B" });

export const keywords = field.words({
  label: { en: "Keywords", fr: "Mots-clés", de: "Stichwörter", cn: "关键词" },
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
