import type { Vital, VitalRating } from "../../../domain/visits/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

type VitalTexts = {
  title: string;
  explained: string;
  page: string;
  allPages: string;
  vitals: Record<Vital, string>;
  ratings: Record<VitalRating, string>;
  measured: string;
  unmeasured: string;
};

export const vitalTexts: Record<StaffLanguage, VitalTexts> = {
  en: {
    title: "How pages felt",
    explained:
      "Three of four loads were as good as each figure, or better, in the browsers of people who agreed to statistics. A page gone on to inside the site is no load: what happens there counts for the page that was loaded. Few measurements say little.",
    page: "Page",
    allPages: "All pages",
    vitals: { lcp: "Largest part is there (LCP)", inp: "Slowest answer (INP)", cls: "Moved by itself (CLS)" },
    ratings: { good: "good", toImprove: "to improve", poor: "poor" },
    measured: "Measurements: {count}",
    unmeasured: "not measured",
  },
  fr: {
    title: "Le ressenti des pages",
    explained:
      "Trois chargements sur quatre ont atteint chaque valeur ou mieux, dans les navigateurs des personnes qui ont accepté les statistiques. Une page vers laquelle on passe à l’intérieur du site n’est pas un chargement : ce qui s’y passe compte pour la page chargée. Peu de mesures disent peu.",
    page: "Page",
    allPages: "Toutes les pages",
    vitals: { lcp: "Plus grand élément affiché (LCP)", inp: "Réponse la plus lente (INP)", cls: "Décalages (CLS)" },
    ratings: { good: "bon", toImprove: "à améliorer", poor: "mauvais" },
    measured: "Mesures : {count}",
    unmeasured: "non mesuré",
  },
  de: {
    title: "Wie sich Seiten anfühlten",
    explained:
      "Drei von vier Ladevorgängen waren so gut wie der Wert oder besser, in den Browsern von Menschen, die der Statistik zugestimmt haben. Eine Seite, zu der man innerhalb der Website weitergeht, wird nicht neu geladen: Was dort geschieht, zählt für die geladene Seite. Wenige Messungen sagen wenig.",
    page: "Seite",
    allPages: "Alle Seiten",
    vitals: { lcp: "Größter Teil ist da (LCP)", inp: "Langsamste Antwort (INP)", cls: "Verschiebungen (CLS)" },
    ratings: { good: "gut", toImprove: "zu verbessern", poor: "schlecht" },
    measured: "Messungen: {count}",
    unmeasured: "nicht gemessen",
  },
  cn: {
    title: "页面体验",
    explained:
      "每项数值表示四次加载中有三次达到或优于该值，数据来自同意统计的访客的浏览器。在站内继续浏览的页面不算一次加载，其间的表现计入最初加载的页面。测量次数少时仅供参考。",
    page: "页面",
    allPages: "全部页面",
    vitals: { lcp: "最大内容显示（LCP）", inp: "最慢响应（INP）", cls: "布局偏移（CLS）" },
    ratings: { good: "良好", toImprove: "需改进", poor: "较差" },
    measured: "测量次数：{count}",
    unmeasured: "未测量",
  },
};
