import { problemTypes } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { date, lead, listedBody, order, sample, title, version } from "./common-fields.ts";
import { problemTypeNames } from "./problem-type-names.ts";

const secondsOfCue = { min: 0, max: 86_400, unit: "s" };
const pixels = { min: 1, max: 16_384, unit: "px" };

export const video = defineCollection({
  type: "video",
  name: { en: "Videos", fr: "Vidéos", de: "Videos", cn: "视频" },
  fields: {
    order,
    products: field.links("product", 0, { label: { en: "Products", fr: "Produits", de: "Produkte", cn: "产品" }, list: true }),
    problemTypes: field.manyOf(problemTypes, problemTypeNames, {
      label: { en: "Purpose", fr: "Usage", de: "Zweck", cn: "适用场景" },
      list: true,
    }),
    file: field.file({ label: { en: "Video file", fr: "Fichier vidéo", de: "Videodatei", cn: "视频文件" }, list: true }),
    poster: field.file({ label: { en: "Poster image", fr: "Image d’aperçu", de: "Vorschaubild", cn: "封面" }, list: true }),
    seconds: field.number(secondsOfCue, { label: { en: "Duration", fr: "Durée", de: "Dauer", cn: "时长" }, list: true }),
    width: field.wholeNumber(pixels, { label: { en: "Width", fr: "Largeur", de: "Breite", cn: "宽度" }, list: true }),
    height: field.wholeNumber(pixels, { label: { en: "Height", fr: "Hauteur", de: "Höhe", cn: "高度" }, list: true }),
    version,
    date,
    sample,
    title,
    lead: field.longText({ label: lead.label, perLanguage: true, list: true, search: "B" }),
    posterAlt: field.text({
      label: {
        en: "Alt text of the poster image",
        fr: "Texte alternatif de l’image d’aperçu",
        de: "Alternativtext des Vorschaubilds",
        cn: "封面的替代文本",
      },
      perLanguage: true,
      list: true,
    }),
    cues: field.rows(
      {
        from: field.number(secondsOfCue, { label: { en: "From", fr: "De", de: "Von", cn: "开始" } }),
        to: field.number(secondsOfCue, { label: { en: "To", fr: "À", de: "Bis", cn: "结束" } }),
        text: field.longText({ label: { en: "Text", fr: "Texte", de: "Text", cn: "文字" } }),
      },
      { label: { en: "Captions", fr: "Sous-titres", de: "Untertitel", cn: "字幕" }, perLanguage: true, list: true },
    ),
    /** The body describes the video for visitors who cannot see it. */
    body: listedBody,
  },
  title: "title",
  path: (key) => `/support-center/video#${key}`,
  position: (data) => data.order,
});
