import type { WebVital, WebVitalRating } from "../../../domain/visits/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

type WebVitalTexts = {
  title: string;
  explained: string;
  page: string;
  allPages: string;
  vitals: Record<WebVital, string>;
  ratings: Record<WebVitalRating, string>;
  measured: string;
  unmeasured: string;
};

export const webVitalTexts: Record<StaffLanguage, WebVitalTexts> = {
  en: {
    title: "Page speed",
    explained:
      "75th percentile of page loads in the browsers of visitors who agreed to statistics. In-site navigation is not counted as a load: its values count for the page that was loaded. Few measurements are not representative.",
    page: "Page",
    allPages: "All pages",
    vitals: { lcp: "Largest Contentful Paint (LCP)", inp: "Interaction to Next Paint (INP)", cls: "Cumulative Layout Shift (CLS)" },
    ratings: { good: "good", toImprove: "needs improvement", poor: "poor" },
    measured: "Measurements: {count}",
    unmeasured: "not measured",
  },
  fr: {
    title: "Vitesse des pages",
    explained:
      "75e percentile des chargements dans les navigateurs des visiteurs qui ont accepté les statistiques. La navigation à l’intérieur du site ne compte pas comme un chargement\u202f: ses valeurs comptent pour la page chargée. Un petit nombre de mesures n’est pas représentatif.",
    page: "Page",
    allPages: "Toutes les pages",
    vitals: { lcp: "Plus grand élément affiché (LCP)", inp: "Réponse la plus lente (INP)", cls: "Décalages (CLS)" },
    ratings: { good: "bon", toImprove: "à améliorer", poor: "mauvais" },
    measured: "Mesures\u202f: {count}",
    unmeasured: "non mesuré",
  },
  de: {
    title: "Seitengeschwindigkeit",
    explained:
      "75. Perzentil der Ladevorgänge in den Browsern von Besuchern, die der Statistik zugestimmt haben. Die Navigation innerhalb der Website zählt nicht als Ladevorgang: Ihre Werte zählen für die geladene Seite. Wenige Messungen sind nicht repräsentativ.",
    page: "Seite",
    allPages: "Alle Seiten",
    vitals: { lcp: "Größtes Element sichtbar (LCP)", inp: "Langsamste Reaktion (INP)", cls: "Layoutverschiebungen (CLS)" },
    ratings: { good: "gut", toImprove: "verbesserungswürdig", poor: "schlecht" },
    measured: "Messungen: {count}",
    unmeasured: "nicht gemessen",
  },
  cn: {
    title: "页面速度",
    explained:
      "页面加载的第 75 百分位数，数据来自同意统计的访客的浏览器。站内跳转不算一次加载，其数值计入最初加载的页面。测量次数较少时仅供参考。",
    page: "页面",
    allPages: "全部页面",
    vitals: { lcp: "最大内容绘制（LCP）", inp: "交互到下次绘制（INP）", cls: "累积布局偏移（CLS）" },
    ratings: { good: "良好", toImprove: "需改进", poor: "较差" },
    measured: "测量次数：{count}",
    unmeasured: "未测量",
  },
};
