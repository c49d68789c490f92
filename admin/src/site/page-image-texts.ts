import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  title: "Page images",
  hint: "Images of the home page and the solution pages, for each language. The focus that you set in the media library decides what narrow screens show.",
  language: "Language",
  slots: {
    "home.hero": "At the top",
    "home.commercial": "Commercial and industrial",
    "home.utility": "Utility-scale",
    "residential-ess.night": "Night",
    "commercial-industrial-ess.parallel": "Units in parallel",
    "utility-ess.settle": "Planning",
  } as Record<string, string>,
  isDefault: "Default image",
  alt: "Alt text",
  reset: "Back to default: {slot}",
  save: "Save",
  saved: "Saved. The images are public.",
  conflict: "Another user saved these images in the meantime. Reload the page to see them; your changes here will be lost.",
};

export const pageImageTexts: Record<StaffLanguage, typeof en> = {
  en,
  fr: {
    title: "Images des pages",
    hint: "Images de l’accueil et des pages de solutions, par langue. Le point focal défini dans la médiathèque détermine ce que montrent les écrans étroits.",
    language: "Langue",
    slots: {
      "home.hero": "En haut de page",
      "home.commercial": "Tertiaire et industrie",
      "home.utility": "Grande échelle",
      "residential-ess.night": "La nuit",
      "commercial-industrial-ess.parallel": "Unités en parallèle",
      "utility-ess.settle": "Planification",
    },
    isDefault: "Image par défaut",
    alt: "Texte alternatif",
    reset: "Revenir à l’image par défaut\u202f: {slot}",
    save: "Enregistrer",
    saved: "Enregistré. Les images sont publiques.",
    conflict:
      "Un autre utilisateur a enregistré ces images entre-temps. Rechargez la page pour les voir\u202f; vos modifications ici seront perdues.",
  },
  de: {
    title: "Seitenbilder",
    hint: "Bilder der Startseite und der Lösungsseiten, je Sprache. Der Fokuspunkt aus der Mediathek bestimmt, was schmale Bildschirme zeigen.",
    language: "Sprache",
    slots: {
      "home.hero": "Oben auf der Seite",
      "home.commercial": "Gewerbe und Industrie",
      "home.utility": "Großspeicher",
      "residential-ess.night": "Nacht",
      "commercial-industrial-ess.parallel": "Parallelbetrieb",
      "utility-ess.settle": "Planung",
    },
    isDefault: "Standardbild",
    alt: "Alternativtext",
    reset: "Zurück zum Standard: {slot}",
    save: "Speichern",
    saved: "Gespeichert. Die Bilder sind öffentlich.",
    conflict:
      "Inzwischen hat ein anderer Benutzer diese Bilder gespeichert. Laden Sie die Seite neu, um sie zu sehen; Ihre Änderungen hier gehen dabei verloren.",
  },
  cn: {
    title: "页面图片",
    hint: "首页和解决方案页面的图片，按语言设置。窄屏显示的部分由媒体库中设置的焦点决定。",
    language: "语言",
    slots: {
      "home.hero": "页面顶部",
      "home.commercial": "工商业",
      "home.utility": "大型储能",
      "residential-ess.night": "夜间",
      "commercial-industrial-ess.parallel": "多机并联",
      "utility-ess.settle": "规划",
    },
    isDefault: "默认图片",
    alt: "替代文本",
    reset: "恢复默认图片：{slot}",
    save: "保存",
    saved: "已保存，图片已公开。",
    conflict: "其他用户已保存这些图片。请重新加载页面查看；您在此处的更改将丢失。",
  },
};
