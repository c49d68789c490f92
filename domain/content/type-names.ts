import type { TextByLanguage } from "#i18n/traits.ts";
import type { CollectionType } from "./collections/index.ts";

export const typeNames: Record<CollectionType, TextByLanguage> = {
  policy: { fr: "Texte légal", en: "Legal text", cn: "法律文件", de: "Rechtstext" },
  page: { fr: "Page", en: "Page", cn: "页面", de: "Seite" },
  product: { fr: "Produit", en: "Product", cn: "产品", de: "Produkt" },
  news: { fr: "Actualité", en: "News", cn: "新闻", de: "Aktuelles" },
  blog: { fr: "Blog", en: "Blog", cn: "博客", de: "Blog" },
  expo: { fr: "Salon", en: "Trade show", cn: "展会", de: "Messe" },
  activity: { fr: "Événement", en: "Event", cn: "活动", de: "Veranstaltung" },
  case: { fr: "Exemple calculé", en: "Worked example", cn: "算例", de: "Rechenbeispiel" },
  download: { fr: "Document", en: "Document", cn: "资料", de: "Dokument" },
  video: { fr: "Vidéo", en: "Video", cn: "视频", de: "Video" },
  faq: { fr: "Question fréquente", en: "FAQ", cn: "常见问题", de: "Frage" },
  "error-code": { fr: "Code d’erreur", en: "Error code", cn: "故障码", de: "Fehlercode" },
  compatibility: { fr: "Compatibilité", en: "Compatibility", cn: "兼容性", de: "Kompatibilität" },
  subsidy: { fr: "Aide publique", en: "Subsidy", cn: "补贴政策", de: "Förderprogramm" },
  distributor: { fr: "Distributeur", en: "Distributor", cn: "经销商", de: "Großhändler" },
  job: { fr: "Offre d’emploi", en: "Job", cn: "职位", de: "Stelle" },
};
