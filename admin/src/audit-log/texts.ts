import type { AuditAction } from "../../../domain/audit/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";
import { cn } from "./action-texts/cn.ts";
import { de } from "./action-texts/de.ts";
import { en } from "./action-texts/en.ts";
import { fr } from "./action-texts/fr.ts";

type AuditLogTexts = {
  title: string;
  words: string;
  everyone: string;
  every: string;
  from: string;
  to: string;
  who: string;
  when: string;
  action: string;
  subject: string;
  more: string;
  none: string;
  export: string;
  yes: string;
  no: string;
  actions: Record<AuditAction, string>;
  /** Names of details; a detail without a name is not shown. */
  details: Record<DetailName, string>;
  subjects: Record<SubjectName, string>;
};
export type DetailName =
  | "fields"
  | "state"
  | "publishedAt"
  | "until"
  | "copied"
  | "restored"
  | "translated"
  | "languages"
  | "role"
  | "assignee"
  | "labels"
  | "isSpam"
  | "count"
  | "pages"
  | "text"
  | "name"
  | "subject"
  | "error"
  | "closesAt";
export type SubjectName =
  | "account"
  | "question"
  | "job"
  | "site"
  | "maintenance"
  | "examples"
  | "inbox"
  | "newsletter"
  | "securityLog"
  | "template";

export const auditLogTexts: Record<StaffLanguage, AuditLogTexts> = {
  en: {
    title: "Audit log",
    words: "Search",
    everyone: "Everyone",
    every: "All actions",
    from: "From",
    to: "To",
    who: "User",
    when: "Time",
    action: "Action",
    subject: "Item",
    more: "Show more",
    none: "No results.",
    export: "Export CSV",
    yes: "yes",
    no: "no",
    actions: en,
    details: {
      fields: "Fields",
      state: "State",
      publishedAt: "From",
      until: "Until",
      copied: "Copied from",
      restored: "Restored version",
      translated: "Translation imported from",
      languages: "Languages",
      role: "Role",
      assignee: "Assignee",
      labels: "Labels",
      isSpam: "Spam",
      count: "Number",
      pages: "Closed pages",
      text: "Text",
      name: "Name",
      subject: "Subject",
      error: "Error",
      closesAt: "Deletion on",
    },
    subjects: {
      account: "Customer account",
      question: "Request",
      job: "Background job",
      site: "Company data",
      maintenance: "Maintenance",
      examples: "Example content",
      inbox: "Inbox",
      newsletter: "Newsletter",
      securityLog: "Security log",
      template: "Reply template",
    },
  },
  fr: {
    title: "Journal d’audit",
    words: "Rechercher",
    everyone: "Tout le monde",
    every: "Toutes les actions",
    from: "Du",
    to: "Au",
    who: "Utilisateur",
    when: "Date et heure",
    action: "Action",
    subject: "Élément",
    more: "Afficher plus",
    none: "Aucun résultat.",
    export: "Exporter en CSV",
    yes: "oui",
    no: "non",
    actions: fr,
    details: {
      fields: "Champs",
      state: "État",
      publishedAt: "À partir du",
      until: "Jusqu’au",
      copied: "Copié depuis",
      restored: "Version restaurée",
      translated: "Traduction importée depuis",
      languages: "Langues",
      role: "Rôle",
      assignee: "Attribué à",
      labels: "Étiquettes",
      isSpam: "Indésirable",
      count: "Nombre",
      pages: "Pages fermées",
      text: "Texte",
      name: "Nom",
      subject: "Objet",
      error: "Erreur",
      closesAt: "Suppression le",
    },
    subjects: {
      account: "Compte client",
      question: "Question",
      job: "Tâche en arrière-plan",
      site: "Données de l’entreprise",
      maintenance: "Maintenance",
      examples: "Contenu d’exemple",
      inbox: "Boîte de réception",
      newsletter: "Newsletter",
      securityLog: "Journal de sécurité",
      template: "Modèle de réponse",
    },
  },
  de: {
    title: "Audit-Protokoll",
    words: "Suchen",
    everyone: "Alle Benutzer",
    every: "Alle Aktionen",
    from: "Von",
    to: "Bis",
    who: "Benutzer",
    when: "Zeit",
    action: "Aktion",
    subject: "Element",
    more: "Mehr anzeigen",
    none: "Keine Ergebnisse.",
    export: "Als CSV exportieren",
    yes: "ja",
    no: "nein",
    actions: de,
    details: {
      fields: "Felder",
      state: "Status",
      publishedAt: "Ab",
      until: "Bis",
      copied: "Kopiert aus",
      restored: "Wiederhergestellte Version",
      translated: "Übersetzung importiert aus",
      languages: "Sprachen",
      role: "Rolle",
      assignee: "Zuständig",
      labels: "Labels",
      isSpam: "Spam",
      count: "Anzahl",
      pages: "Geschlossene Seiten",
      text: "Text",
      name: "Name",
      subject: "Betreff",
      error: "Fehler",
      closesAt: "Löschung am",
    },
    subjects: {
      account: "Kundenkonto",
      question: "Anfrage",
      job: "Hintergrundjob",
      site: "Unternehmensdaten",
      maintenance: "Wartung",
      examples: "Beispielinhalte",
      inbox: "Posteingang",
      newsletter: "Newsletter",
      securityLog: "Sicherheitsprotokoll",
      template: "Antwortvorlage",
    },
  },
  cn: {
    title: "审计日志",
    words: "搜索",
    everyone: "所有人",
    every: "全部操作",
    from: "从",
    to: "至",
    who: "用户",
    when: "时间",
    action: "操作",
    subject: "对象",
    more: "显示更多",
    none: "未找到任何内容。",
    export: "导出 CSV",
    yes: "是",
    no: "否",
    actions: cn,
    details: {
      fields: "字段",
      state: "状态",
      publishedAt: "开始时间",
      until: "结束时间",
      copied: "复制自",
      restored: "恢复的版本",
      translated: "译文导入自",
      languages: "语言",
      role: "角色",
      assignee: "负责人",
      labels: "标签",
      isSpam: "垃圾",
      count: "数量",
      pages: "关闭的页面",
      text: "文本",
      name: "名称",
      subject: "主题",
      error: "错误",
      closesAt: "注销时间",
    },
    subjects: {
      account: "客户账号",
      question: "问题",
      job: "后台任务",
      site: "公司信息",
      maintenance: "页面维护",
      examples: "示例内容",
      inbox: "收件箱",
      newsletter: "资讯邮件",
      securityLog: "安全日志",
      template: "回复模板",
    },
  },
};
