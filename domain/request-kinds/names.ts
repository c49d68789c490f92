import type { ProductLine } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import type { ApplicationState, gridConnections, partnerRoles, projectServices, RequestKind } from "./request-schema.ts";

type NamesByLanguage<Value extends string> = Record<Language, Record<Value, string>>;
type Role = (typeof partnerRoles)[number];

const englishKinds = {
  question: "Question",
  installer: "Installer wanted",
  partner: "Partner application",
  project: "Project request",
  job: "Job application",
};
export const kindNames: NamesByLanguage<RequestKind> = {
  en: englishKinds,
  au: englishKinds,
  fr: {
    question: "Question",
    installer: "Installateur recherché",
    partner: "Candidature de partenaire",
    project: "Projet",
    job: "Candidature à un emploi",
  },
  de: {
    question: "Frage",
    installer: "Installateur gesucht",
    partner: "Bewerbung als Partner",
    project: "Projektanfrage",
    job: "Bewerbung um eine Stelle",
  },
  cn: { question: "提问", installer: "寻找安装商", partner: "合作申请", project: "项目需求", job: "应聘" },
};

export const useNames: NamesByLanguage<ProductLine> = {
  en: { residential: "A home", "commercial-industrial": "A business", utility: "A utility-scale project" },
  au: { residential: "A home", "commercial-industrial": "A business", utility: "A grid-scale project" },
  fr: { residential: "Un logement", "commercial-industrial": "Une entreprise", utility: "Un projet à l’échelle du réseau" },
  de: { residential: "Haus", "commercial-industrial": "Gewerbe und Industrie", utility: "Großspeicher" },
  cn: { residential: "户用", "commercial-industrial": "工商业", utility: "大型储能" },
};

export const partnerRoleNames: NamesByLanguage<Role> = {
  en: { installer: "Installer", distributor: "Distributor", epc: "EPC contractor" },
  au: { installer: "Installer", distributor: "Distributor", epc: "EPC contractor" },
  fr: { installer: "Installateur", distributor: "Distributeur", epc: "Entreprise EPC" },
  de: { installer: "Installateur", distributor: "Großhändler", epc: "EPC-Unternehmen" },
  cn: { installer: "安装商", distributor: "经销商", epc: "EPC 总包商" },
};

export const partnerLineNames: NamesByLanguage<ProductLine> = {
  en: { residential: "Homes", "commercial-industrial": "Commercial and industrial", utility: "Utility-scale" },
  au: { residential: "Homes", "commercial-industrial": "Commercial and industrial", utility: "Grid-scale" },
  fr: { residential: "Maison", "commercial-industrial": "Tertiaire et industriel", utility: "À l’échelle du réseau" },
  de: { residential: "Haus", "commercial-industrial": "Gewerbe und Industrie", utility: "Großspeicher" },
  cn: { residential: "户用", "commercial-industrial": "工商业", utility: "大型储能" },
};

const englishStates = { received: "Received", inReview: "In review", accepted: "Accepted", declined: "Declined" };
export const applicationStateNames: NamesByLanguage<ApplicationState> = {
  en: englishStates,
  au: englishStates,
  fr: { received: "Reçue", inReview: "À l’examen", accepted: "Acceptée", declined: "Déclinée" },
  de: { received: "Eingegangen", inReview: "In Prüfung", accepted: "Angenommen", declined: "Abgelehnt" },
  cn: { received: "已收到", inReview: "审核中", accepted: "已通过", declined: "未通过" },
};

const englishConnections = { low: "Low voltage", medium: "Medium voltage", high: "High voltage", offGrid: "Off-grid" };
export const gridConnectionNames: NamesByLanguage<(typeof gridConnections)[number]> = {
  en: englishConnections,
  au: englishConnections,
  fr: { low: "Basse tension", medium: "Moyenne tension", high: "Haute tension", offGrid: "Site isolé, sans réseau" },
  de: { low: "Niederspannung", medium: "Mittelspannung", high: "Hochspannung", offGrid: "Inselnetz" },
  cn: { low: "低压", medium: "中压", high: "高压", offGrid: "离网" },
};

const englishServices = {
  sizing: "Sizing and design",
  supply: "Supply of the equipment",
  commissioning: "Commissioning",
  training: "Training of operators",
  maintenance: "Maintenance",
};
export const projectServiceNames: NamesByLanguage<(typeof projectServices)[number]> = {
  en: englishServices,
  au: englishServices,
  fr: {
    sizing: "Dimensionnement et étude",
    supply: "Fourniture du matériel",
    commissioning: "Mise en service",
    training: "Formation des exploitants",
    maintenance: "Maintenance",
  },
  de: {
    sizing: "Auslegung und Planung",
    supply: "Lieferung der Anlage",
    commissioning: "Inbetriebnahme",
    training: "Schulung der Betreiber",
    maintenance: "Wartung",
  },
  cn: { sizing: "容量配置与设计", supply: "设备供货", commissioning: "调试投运", training: "运维培训", maintenance: "维护" },
};

const englishOffers = "Up to three, passed on with consent";
/** Describes that the sender asked for offers of several installers. */
export const offersText: Record<Language, string> = {
  en: englishOffers,
  au: englishOffers,
  fr: "Trois au plus, transmission acceptée",
  de: "Bis zu drei, Weitergabe erlaubt",
  cn: "最多三家，已同意转交",
};
