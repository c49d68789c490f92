import type { companyTasks, contentTasks, launchGroups, LaunchTask, technicalTasks } from "../../../domain/launch/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

type TaskName = (typeof companyTasks)[number] | (typeof contentTasks)[number] | (typeof technicalTasks)[number];
type LaunchTexts = {
  title: string;
  intro: string;
  progress: string;
  ready: string;
  see: string;
  open: string;
  groups: Record<(typeof launchGroups)[number], string>;
  states: Record<LaunchTask["state"], string>;
  names: Record<TaskName, string>;
  /** Say what to do, for tasks whose name does not. */
  hints: Partial<Record<TaskName, string>>;
  /** Advice for a legal text that is an example, and for the legal notice. */
  legalReview: string;
  legalNotice: string;
  examplesIn: string;
  missingIn: string;
  fields: string;
  examples: string;
  noneReal: string;
  withoutFigures: string;
  outdatedSubsidies: string;
};

export const launchTexts: Record<StaffLanguage, LaunchTexts> = {
  en: {
    title: "Launch checklist",
    intro: "This is still an example or missing on the website. The most important points come first.",
    progress: "{done} of {total} points are done.",
    ready: "Everything is ready for launch.",
    see: "View the launch checklist",
    open: "Open",
    groups: { legal: "Legal texts", company: "Company data", content: "Content", technical: "Installation" },
    states: { done: "Done", example: "Example", missing: "Missing" },
    names: {
      contact: "Contact data",
      legal: "Legal data",
      supportContacts: "Support contacts with opening hours",
      figures: "Figures of all products",
      certificates: "Certificates",
      subsidies: "Subsidies with a valid date",
      siteUrl: "Address of the website",
      mail: "Mail server",
      administrators: "Second administrator",
      backup: "Backup",
    },
    hints: {
      siteUrl: "SITE_URL has to be the public address of the website, with https.",
      mail: "Without SMTP_URL the website sends no email.",
      administrators: "Invite a second administrator who sets up a second factor, so that nobody is locked out.",
      backup: "There is no backup of the last 7 days in the default folder.",
      certificates: "No certificate is published as a document.",
    },
    legalReview: "Replace the text by your own, or have a lawyer check it.",
    legalNotice: "The German legal notice has to say whether the company takes part in dispute resolution for consumers (§ 36 VSBG).",
    examplesIn: "Example in",
    missingIn: "Missing in",
    fields: "Missing",
    examples: "Examples",
    noneReal: "No entry of your own is published.",
    withoutFigures: "Products without figures",
    outdatedSubsidies: "Expired or never checked",
  },
  fr: {
    title: "Liste de mise en ligne",
    intro: "Voici ce qui est encore un exemple ou manque sur le site, par ordre d’importance.",
    progress: "Points réglés\u202f: {done} sur {total}.",
    ready: "Tout est prêt pour la mise en ligne.",
    see: "Voir la liste de mise en ligne",
    open: "Ouvrir",
    groups: { legal: "Textes juridiques", company: "Données de l’entreprise", content: "Contenus", technical: "Installation" },
    states: { done: "Réglé", example: "Exemple", missing: "Manquant" },
    names: {
      contact: "Coordonnées",
      legal: "Données légales",
      supportContacts: "Contacts d’assistance et horaires",
      figures: "Caractéristiques de tous les produits",
      certificates: "Certificats",
      subsidies: "Aides publiques à jour",
      siteUrl: "Adresse du site",
      mail: "Serveur de messagerie",
      administrators: "Deuxième administrateur",
      backup: "Sauvegarde",
    },
    hints: {
      siteUrl: "SITE_URL doit être l’adresse publique du site, en https.",
      mail: "Sans SMTP_URL, le site n’envoie aucun e-mail.",
      administrators: "Invitez un deuxième administrateur qui configure un second facteur, pour que personne ne perde l’accès.",
      backup: "Il n’y a pas de sauvegarde des 7 derniers jours dans le dossier par défaut.",
      certificates: "Aucun certificat n’est publié comme document.",
    },
    legalReview: "Remplacez le texte par le vôtre, ou faites-le relire par un juriste.",
    legalNotice:
      "Les mentions légales allemandes doivent indiquer si l’entreprise participe au règlement des litiges de consommation (§\u00a036 VSBG).",
    examplesIn: "Exemple en",
    missingIn: "Manquant en",
    fields: "Manque",
    examples: "Exemples",
    noneReal: "Aucune de vos propres entrées n’est publiée.",
    withoutFigures: "Produits sans caractéristiques",
    outdatedSubsidies: "Échues ou jamais vérifiées",
  },
  de: {
    title: "Startliste",
    intro: "Das ist auf der Website noch ein Beispiel oder fehlt. Das Wichtigste steht oben.",
    progress: "{done} von {total} Punkten sind erledigt.",
    ready: "Alles ist bereit für den Start.",
    see: "Startliste ansehen",
    open: "Öffnen",
    groups: { legal: "Rechtstexte", company: "Unternehmensdaten", content: "Inhalte", technical: "Installation" },
    states: { done: "Erledigt", example: "Beispiel", missing: "Fehlt" },
    names: {
      contact: "Kontaktdaten",
      legal: "Rechtliche Angaben",
      supportContacts: "Support-Kontakte mit Öffnungszeiten",
      figures: "Technische Daten aller Produkte",
      certificates: "Zertifikate",
      subsidies: "Aktuelle Förderprogramme",
      siteUrl: "Adresse der Website",
      mail: "Mailserver",
      administrators: "Zweiter Administrator",
      backup: "Sicherung",
    },
    hints: {
      siteUrl: "SITE_URL muss die öffentliche Adresse der Website sein, mit https.",
      mail: "Ohne SMTP_URL versendet die Website keine E-Mails.",
      administrators: "Laden Sie einen zweiten Administrator ein, der einen zweiten Faktor einrichtet, damit sich niemand aussperrt.",
      backup: "Im Standardordner liegt keine Sicherung der letzten 7 Tage.",
      certificates: "Kein Zertifikat ist als Dokument veröffentlicht.",
    },
    legalReview: "Ersetzen Sie den Text durch Ihren eigenen, oder lassen Sie ihn juristisch prüfen.",
    legalNotice: "Das deutsche Impressum muss sagen, ob das Unternehmen an Verbraucherstreitbeilegung teilnimmt (§\u00a036 VSBG).",
    examplesIn: "Beispiel in",
    missingIn: "Fehlt in",
    fields: "Es fehlt",
    examples: "Beispiele",
    noneReal: "Kein eigener Eintrag ist veröffentlicht.",
    withoutFigures: "Produkte ohne technische Daten",
    outdatedSubsidies: "Abgelaufen oder nie geprüft",
  },
  cn: {
    title: "上线清单",
    intro: "以下内容在网站上仍是示例或尚缺，最重要的排在前面。",
    progress: "{total} 项中已完成 {done} 项。",
    ready: "一切就绪，可以上线。",
    see: "查看上线清单",
    open: "打开",
    groups: { legal: "法律文本", company: "公司信息", content: "内容", technical: "安装" },
    states: { done: "已完成", example: "示例", missing: "缺少" },
    names: {
      contact: "联系方式",
      legal: "法律信息",
      supportContacts: "支持联系人和服务时间",
      figures: "所有产品的技术参数",
      certificates: "证书",
      subsidies: "补贴政策均为最新",
      siteUrl: "网站地址",
      mail: "邮件服务器",
      administrators: "第二位管理员",
      backup: "备份",
    },
    hints: {
      siteUrl: "SITE_URL 必须是网站的公开地址，并使用 https。",
      mail: "未设置 SMTP_URL 时，网站不发送邮件。",
      administrators: "请邀请第二位管理员并设置第二重验证，以免无人能登录。",
      backup: "默认文件夹中没有最近 7 天的备份。",
      certificates: "尚未发布任何证书资料。",
    },
    legalReview: "请换成您自己的文本，或交由律师审阅。",
    legalNotice: "德语版法律声明须注明公司是否参加消费者争议调解（§ 36 VSBG）。",
    examplesIn: "示例语言",
    missingIn: "缺少语言",
    fields: "缺少",
    examples: "示例",
    noneReal: "尚未发布您自己的条目。",
    withoutFigures: "没有技术参数的产品",
    outdatedSubsidies: "已过期或未核对",
  },
};
