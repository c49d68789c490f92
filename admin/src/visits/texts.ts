import type { StaffLanguage } from "../texts/staff-language.ts";
import type { Measure } from "./visit-types.ts";

type VisitTexts = {
  title: string;
  consent: string;
  until: string;
  noneYet: string;
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

export const visitTexts: Record<StaffLanguage, VisitTexts> = {
  en: {
    title: "What people look for",
    consent:
      "Visits are those of people who agreed to statistics, never all. Without consent only three things are counted, without anything of whoever caused them: addresses that lead nowhere, searches that find nothing, and what the security policy blocks.",
    until: "Visits are counted up to {day}; each night adds a day.",
    noneYet: "No visits have been counted yet; the first ones are tonight.",
    from: "From",
    to: "To",
    language: "Language",
    every: "All",
    device: "Device",
    devices: { desktop: "Computer", mobile: "Phone" },
    day: "Day",
    now: "Now",
    before: "Before",
    change: "Change",
    perDay: "Visits by day",
    subject: "Of what",
    none: "Nothing in this period.",
    direct: "directly",
    unsaid: "not shown",
    export: "CSV",
    measures: {
      visit: "Visits",
      bounce: "Left after one page",
      page: "Pages seen",
      landing: "First pages",
      source: "Where from",
      browser: "Browsers",
      download: "Downloads",
      begun: "Forms begun",
      sent: "Forms sent",
      used: "Calculators and filters used",
      searched: "Searches",
      missed: "Pages not found",
      unfound: "Searches without result",
      blocked: "Blocked by the security policy",
      languages: "Languages",
      devices: "Devices",
    },
  },
  fr: {
    title: "Ce que l’on cherche",
    consent:
      "Les visites sont celles des personnes qui ont accepté les statistiques, jamais toutes. Sans consentement, trois choses seulement sont comptées, sans rien de leur auteur : les adresses qui ne mènent nulle part, les recherches sans résultat et ce que la politique de sécurité bloque.",
    until: "Les visites sont comptées jusqu’au {day} ; chaque nuit ajoute un jour.",
    noneYet: "Aucune visite n’est encore comptée ; les premières le seront cette nuit.",
    from: "Du",
    to: "Au",
    language: "Langue",
    every: "Toutes",
    device: "Appareil",
    devices: { desktop: "Ordinateur", mobile: "Téléphone" },
    day: "Jour",
    now: "Période",
    before: "Avant",
    change: "Évolution",
    perDay: "Visites par jour",
    subject: "Sur quoi",
    none: "Rien dans cette période.",
    direct: "directement",
    unsaid: "non affiché",
    export: "CSV",
    measures: {
      visit: "Visites",
      bounce: "Parties après une page",
      page: "Pages vues",
      landing: "Premières pages",
      source: "Provenance",
      browser: "Navigateurs",
      download: "Téléchargements",
      begun: "Formulaires commencés",
      sent: "Formulaires envoyés",
      used: "Calculateurs et filtres utilisés",
      searched: "Recherches",
      missed: "Pages introuvables",
      unfound: "Recherches sans résultat",
      blocked: "Bloqué par la politique de sécurité",
      languages: "Langues",
      devices: "Appareils",
    },
  },
  de: {
    title: "Was gesucht wird",
    consent:
      "Besuche sind die von Menschen, die der Statistik zugestimmt haben, nie alle. Ohne Einwilligung wird nur dreierlei gezählt, ohne Angaben zur Person: Adressen, die nirgends hinführen, Suchen ohne Treffer und was die Sicherheitsrichtlinie blockiert.",
    until: "Besuche sind bis {day} gezählt; jede Nacht kommt ein Tag dazu.",
    noneYet: "Noch sind keine Besuche gezählt; die ersten folgen heute Nacht.",
    from: "Von",
    to: "Bis",
    language: "Sprache",
    every: "Alle",
    device: "Gerät",
    devices: { desktop: "Computer", mobile: "Telefon" },
    day: "Tag",
    now: "Zeitraum",
    before: "Davor",
    change: "Änderung",
    perDay: "Besuche nach Tag",
    subject: "Wovon",
    none: "Nichts in diesem Zeitraum.",
    direct: "direkt",
    unsaid: "nicht gezeigt",
    export: "CSV",
    measures: {
      visit: "Besuche",
      bounce: "Nach einer Seite gegangen",
      page: "Gesehene Seiten",
      landing: "Erste Seiten",
      source: "Herkunft",
      browser: "Browser",
      download: "Downloads",
      begun: "Begonnene Formulare",
      sent: "Gesendete Formulare",
      used: "Benutzte Rechner und Filter",
      searched: "Suchen",
      missed: "Nicht gefundene Seiten",
      unfound: "Suchen ohne Treffer",
      blocked: "Von der Sicherheitsrichtlinie blockiert",
      languages: "Sprachen",
      devices: "Geräte",
    },
  },
  cn: {
    title: "访客关注",
    consent:
      "访问数据仅来自同意统计的访客，并非全部。未经同意时只统计三项，且不含访客的任何信息：不存在的地址、没有结果的搜索，以及被安全策略拦截的内容。",
    until: "访问已统计至 {day}，每晚增加一天。",
    noneYet: "尚未统计访问，今晚首次统计。",
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
    export: "CSV",
    measures: {
      visit: "访问",
      bounce: "只看一页即离开",
      page: "浏览的页面",
      landing: "首个页面",
      source: "来源",
      browser: "浏览器",
      download: "下载",
      begun: "开始填写的表单",
      sent: "已发送的表单",
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
