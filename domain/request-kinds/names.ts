import type { ProductLine } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import type { ApplicationState, partnerRoles, RequestKind } from "./request-schema.ts";

type NamesByLanguage<Value extends string> = Record<Language, Record<Value, string>>;
type Role = (typeof partnerRoles)[number];
export type DetailName =
  | "serialNumber"
  | "place"
  | "use"
  | "configuration"
  | "roles"
  | "lines"
  | "years"
  | "installations"
  | "manufacturers"
  | "website"
  | "registration";

const englishKinds = { question: "Question", installer: "Installer wanted", partner: "Partner application" };
export const kindNames: NamesByLanguage<RequestKind> = {
  en: englishKinds,
  au: englishKinds,
  fr: { question: "Question", installer: "Installateur recherché", partner: "Candidature de partenaire" },
  de: { question: "Frage", installer: "Installateur gesucht", partner: "Bewerbung als Partner" },
  cn: { question: "提问", installer: "寻找安装商", partner: "合作申请" },
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

const englishDetails = {
  serialNumber: "Serial number",
  place: "Place",
  use: "What for",
  configuration: "Configuration",
  roles: "Activity",
  lines: "Product lines",
  years: "Years in the trade",
  installations: "Systems installed",
  manufacturers: "Manufacturers",
  website: "Website",
  registration: "Registration number",
};
export const detailNames: NamesByLanguage<DetailName> = {
  en: englishDetails,
  au: englishDetails,
  fr: {
    serialNumber: "Numéro de série",
    place: "Lieu",
    use: "Usage",
    configuration: "Configuration",
    roles: "Activité",
    lines: "Usages",
    years: "Années de métier",
    installations: "Installations réalisées",
    manufacturers: "Fabricants",
    website: "Site web",
    registration: "Numéro d’immatriculation",
  },
  de: {
    serialNumber: "Seriennummer",
    place: "Ort",
    use: "Anwendung",
    configuration: "Konfiguration",
    roles: "Tätigkeit",
    lines: "Anwendungen",
    years: "Erfahrung in Jahren",
    installations: "Installierte Anlagen",
    manufacturers: "Hersteller",
    website: "Website",
    registration: "Register- oder Steuernummer",
  },
  cn: {
    serialNumber: "序列号",
    place: "地点",
    use: "用途",
    configuration: "配置",
    roles: "业务",
    lines: "产品线",
    years: "从业年限",
    installations: "已安装系统",
    manufacturers: "合作品牌",
    website: "网站",
    registration: "注册号或税号",
  },
};
