import type { StaffLanguage } from "../texts/staff-language.ts";
import type { Measure } from "./analytics-types.ts";

type AnalyticsTexts = {
  title: string;
  consent: string;
  todaySoFar: string;
  from: string;
  to: string;
  language: string;
  every: string;
  device: string;
  devices: Record<string, string>;
  day: string;
  now: string;
  before: string;
  change: string;
  perDay: string;
  subject: string;
  none: string;
  direct: string;
  unsaid: string;
  export: string;
  measures: Record<Measure | "languages" | "devices", string>;
};

export const analyticsTexts: Record<StaffLanguage, AnalyticsTexts> = {
  en: {
    title: "Analytics",
    consent:
      "Visits are counted only for visitors who agreed to statistics. Without consent, only three things are counted, without any data about the visitor: pages not found, searches without results and requests blocked by the security policy.",
    todaySoFar: "Visits today so far: {count}. The count is updated every five minutes.",
    from: "From",
    to: "To",
    language: "Language",
    every: "All",
    device: "Device",
    devices: { desktop: "Computer", mobile: "Phone" },
    day: "Day",
    now: "Current period",
    before: "Previous period",
    change: "Change",
    perDay: "Visits per day",
    subject: "Item",
    none: "No data in this period.",
    direct: "direct",
    unsaid: "not shown",
    export: "Export CSV",
    measures: {
      visit: "Visits",
      bounce: "Bounces (one page only)",
      page: "Page views",
      landing: "Landing pages",
      source: "Sources",
      browser: "Browsers",
      download: "Downloads",
      begun: "Forms started",
      sent: "Forms submitted",
      used: "Calculators and filters used",
      searched: "Searches",
      missed: "Pages not found",
      unfound: "Searches without results",
      blocked: "Blocked by the security policy",
      languages: "Languages",
      devices: "Devices",
    },
  },
  fr: {
    title: "Statistiques",
    consent:
      "Les visites ne sont comptées que pour les visiteurs qui ont accepté les statistiques. Sans consentement, trois éléments seulement sont comptés, sans donnée sur le visiteur\u202f: pages introuvables, recherches sans résultat et requêtes bloquées par la politique de sécurité.",
    todaySoFar: "Visites d’aujourd’hui jusqu’à présent\u202f: {count}. Le décompte est mis à jour toutes les cinq minutes.",
    from: "Du",
    to: "Au",
    language: "Langue",
    every: "Toutes",
    device: "Appareil",
    devices: { desktop: "Ordinateur", mobile: "Téléphone" },
    day: "Jour",
    now: "Période actuelle",
    before: "Période précédente",
    change: "Évolution",
    perDay: "Visites par jour",
    subject: "Élément",
    none: "Aucune donnée sur cette période.",
    direct: "accès direct",
    unsaid: "non affiché",
    export: "Exporter en CSV",
    measures: {
      visit: "Visites",
      bounce: "Rebonds (une seule page)",
      page: "Pages vues",
      landing: "Pages d’entrée",
      source: "Sources",
      browser: "Navigateurs",
      download: "Téléchargements",
      begun: "Formulaires commencés",
      sent: "Formulaires envoyés",
      used: "Calculateurs et filtres utilisés",
      searched: "Recherches",
      missed: "Pages introuvables",
      unfound: "Recherches sans résultat",
      blocked: "Requêtes bloquées par la politique de sécurité",
      languages: "Langues",
      devices: "Appareils",
    },
  },
  de: {
    title: "Statistik",
    consent:
      "Besuche werden nur gezählt, wenn Besucher der Statistik zugestimmt haben. Ohne Einwilligung wird nur dreierlei gezählt, ohne Daten zur Person: nicht gefundene Seiten, Suchen ohne Treffer und von der Sicherheitsrichtlinie blockierte Anfragen.",
    todaySoFar: "Besuche heute bisher: {count}. Die Zählung wird alle fünf Minuten aktualisiert.",
    from: "Von",
    to: "Bis",
    language: "Sprache",
    every: "Alle",
    device: "Gerät",
    devices: { desktop: "Computer", mobile: "Smartphone" },
    day: "Tag",
    now: "Aktueller Zeitraum",
    before: "Vorheriger Zeitraum",
    change: "Änderung",
    perDay: "Besuche pro Tag",
    subject: "Element",
    none: "Keine Daten in diesem Zeitraum.",
    direct: "direkt",
    unsaid: "nicht angezeigt",
    export: "Als CSV exportieren",
    measures: {
      visit: "Besuche",
      bounce: "Absprünge (nur eine Seite)",
      page: "Seitenaufrufe",
      landing: "Einstiegsseiten",
      source: "Quellen",
      browser: "Browser",
      download: "Downloads",
      begun: "Begonnene Formulare",
      sent: "Gesendete Formulare",
      used: "Verwendete Rechner und Filter",
      searched: "Suchen",
      missed: "Nicht gefundene Seiten",
      unfound: "Suchen ohne Treffer",
      blocked: "Von der Sicherheitsrichtlinie blockiert",
      languages: "Sprachen",
      devices: "Geräte",
    },
  },
  cn: {
    title: "访问统计",
    consent:
      "访问数据仅来自同意统计的访客。未经同意时只统计三项，且不含访客的任何信息：未找到的页面、无结果的搜索，以及被安全策略拦截的请求。",
    todaySoFar: "今天截至目前的访问：{count}。每五分钟更新一次。",
    from: "从",
    to: "至",
    language: "语言",
    every: "全部",
    device: "设备",
    devices: { desktop: "电脑", mobile: "手机" },
    day: "日期",
    now: "本期",
    before: "上期",
    change: "变化",
    perDay: "每日访问",
    subject: "项目",
    none: "该时段没有数据。",
    direct: "直接访问",
    unsaid: "不显示",
    export: "导出 CSV",
    measures: {
      visit: "访问",
      bounce: "跳出（仅浏览一页）",
      page: "页面浏览",
      landing: "着陆页",
      source: "来源",
      browser: "浏览器",
      download: "下载",
      begun: "开始填写的表单",
      sent: "已提交的表单",
      used: "使用的计算器和筛选",
      searched: "搜索",
      missed: "未找到的页面",
      unfound: "无结果的搜索",
      blocked: "被安全策略拦截",
      languages: "语言",
      devices: "设备",
    },
  },
};
