import type { WordLanguage } from "#i18n/traits.ts";

/**
 * A term of the trade with its forbidden forms.
 *
 * - `use`: the one form; `not`: what no text may say instead
 * - `wrong`: a sentence that the pattern matches
 * - `files`: narrows it to some texts
 */
export type Term = { use: string; not: RegExp; wrong: string; files?: RegExp };

export const terms: Record<WordLanguage | "au", Term[]> = {
  fr: [
    { use: "newsletter", not: /lettre d’information/i, wrong: "Lettre d’information" },
    { use: "Wi-Fi", not: /(?<!cholla )\bWiFi\b/, wrong: "là où le WiFi passe" },
    { use: "code réseau", not: /codes? de réseau|(règles|réglages) (du|de) réseau/i, wrong: "Règles du réseau et limite d’injection" },
    { use: "sessions", not: /fermez les connexions/i, wrong: "fermez les connexions" },
    { use: "nom affiché", not: /\bsurnom/i, wrong: "surnom" },
    { use: "cookie", not: /témoin signé/i, wrong: "Un témoin signé" },
    { use: "empreinte SHA-256", not: /somme de contrôle/i, wrong: "avec leur somme de contrôle" },
    { use: "à l’échelle du réseau", not: /grand stockage/i, wrong: "Grand stockage" },
    { use: "sifflement", not: /bruit de fuite/i, wrong: "bruit de fuite" },
    { use: "passeport de batterie", not: /passeport batterie/i, wrong: "passeport batterie" },
    { use: "une AGAVE-TH", not: /\bun AGAVE-TH/, wrong: "un AGAVE-TH" },
    { use: "écrêter la pointe", not: /ten(ir|ant|ue?s?) (la|les) pointes?/i, wrong: "tenir la pointe" },
    { use: "notre équipe", not: /une personne (vous )?(répond|lit|cherche)/i, wrong: "Une personne vous répond" },
  ],
  en: [
    { use: "homeowners", not: /\bhome owners?\b/i, wrong: "Home owners" },
    { use: "email", not: /\be-mails?\b/i, wrong: "receive the newsletter by e-mail" },
    { use: "trade show", not: /trade fairs?/i, wrong: "Trade fair for building technology" },
    { use: "log in, log out", not: /\b(sign(ed|s|ing)? (out|in)\b(?!g)|sign-ins?\b)/i, wrong: "Stay signed in" },
    { use: "phone", not: /\btelephones?\b(?! required)/i, wrong: "Telephone" },
    { use: "we", not: /\ba person (answers|reads|looks|replies)/i, wrong: "A person answers" },
  ],
  au: [
    { use: "homeowners", not: /\bhome owners?\b/i, wrong: "Home owners" },
    { use: "trade show", not: /trade fairs?/i, wrong: "Events and trade fairs" },
    { use: "grid-scale", not: /utility[- ]scale/i, wrong: "Utility-scale" },
    { use: "kW of panels", not: /\bkWp\b/, wrong: "a 9 kWp roof" },
    { use: "network (DNSP)", not: /\b(network|grid) operators?\b|distributors? \(DNSP/i, wrong: "your network operator (DNSP)" },
    { use: "switchboard", not: /service panel/i, wrong: "the service panel" },
    { use: "isolator", not: /disconnect switch/i, wrong: "with all disconnect switches open" },
    { use: "single-line diagram", not: /one-line diagram/i, wrong: "your one-line diagram" },
    { use: "busbar", not: /\b(grid|backed-up) bus\b/i, wrong: "the grid bus" },
    { use: "stand of a trade show", not: /\bbooth\b/i, wrong: "at our booth" },
    { use: "licensed electrician", not: /qualified electrician/i, wrong: "a qualified electrician" },
    { use: "modem", not: /\brouters?\b/i, wrong: "a new router" },
    { use: "am, pm", not: /\b[ap]\.m\./, wrong: "6 a.m." },
    { use: "demand reduction", not: /\b(size|the) peak shaving\b/i, wrong: "Size peak shaving" },
    { use: "region setting", not: /\bgrid code\b/i, wrong: "grid code and export limit" },
    { use: "fire service", not: /fire (brigade|department)/i, wrong: "Insurer and fire brigade" },
    { use: "half-hour", not: /\bhalf hours?\b/i, wrong: "the highest half hour" },
    { use: "usage rate", not: /\busage charge/i, wrong: "Usage charge for electricity" },
    {
      use: "internet, because the network is the DNSP",
      not: /(without a|has no) network\b|no network of its own/i,
      wrong: "sites without a network",
    },
    { use: "‘single quotes’", not: /[“”]/, wrong: "Content marked “Example”" },
  ],
  de: [
    { use: "Ladezustand", not: /\bLadestand/, wrong: "Ladestand und Leistung liest man" },
    { use: "PV-String", not: /PV-Str[aä]ng/, wrong: "PV-Stränge" },
    { use: "Passwort", not: /Kennw[oö]rt/, wrong: "ein neues Kennwort" },
    { use: "Not-Halt", not: /Not-Aus/, wrong: "Not-Aus" },
    { use: "Drehfeld", not: /Phasenfolge/, wrong: "Die Phasenfolge stimmt" },
    { use: "smarte Steckdose", not: /smarte[rn]? Stecker/i, wrong: "smarte Stecker" },
    { use: "Ersatzstromreserve", not: /Notstromreserve/, wrong: "Notstromreserve" },
    { use: "einpoliger Übersichtsschaltplan", not: /Einlinienschema|einpolige[srn]? Schalt(bild|plan)/i, wrong: "Einlinienschema" },
    { use: "Stand-by", not: /Standby/, wrong: "Standby-Verbrauch" },
    { use: "PV-Module", not: /Solarmodul/, wrong: "Netz, Solarmodule und Ersatzstrom" },
    { use: "Arbeitstage", not: /Werktag/, wrong: "binnen 5 Werktagen" },
    { use: "optional", not: /\(freiwillig\)/, wrong: "(freiwillig)" },
    { use: "Nennenergie", not: /Batterieenergie/, wrong: "Batterieenergie" },
    { use: "unser Team", not: /ein Mensch (antwortet|liest|wird)/i, wrong: "Ein Mensch antwortet" },
  ],
  cn: [
    { use: "模块", not: /模组/, wrong: "四个模组" },
    { use: "账号", not: /账户/, wrong: "登录账户" },
    { use: "规格书", not: /数据表|参数表/, wrong: "数据表" },
    { use: "自发自用率", not: /(?<!自发)自用率/, wrong: "自用率" },
    { use: "能量管理系统", not: /能源管理系统/, wrong: "能源管理系统" },
    { use: "资讯邮件", not: /订阅资讯(?!邮件)|(?<!资讯)邮件订阅/, wrong: "订阅资讯" },
    { use: "一次接线图", not: /单线图/, wrong: "单线图" },
    { use: "维护", not: /维护保养/, wrong: "维护保养" },
    { use: "安装位置", not: /机位/, wrong: "机位" },
    { use: "组、台", not: /电池塔|(一|几|五|每|\d)座?塔/, wrong: "一座塔" },
    { use: "15 分钟", not: /刻钟/, wrong: "一刻钟" },
    { use: "能量时移", not: /移峰(?!填谷)|移动电量/, wrong: "移动电量" },
    { use: "小于 10 ms", not: /低于 ?10 ms/, wrong: "低于 10 ms" },
    { use: "随机手册", not: /说明书/, wrong: "随机说明书" },
    { use: "停电备电试验", not: /断网试验/, wrong: "断网试验" },
    { use: "恢复供电", not: /不断电/, wrong: "选定的回路不断电" },
    { use: "龙爪球", not: /龙爪玉/, wrong: "灰白色的龙爪玉" },
    { use: "国家或地区", not: /国家\/地区/, wrong: "国家/地区" },
    { use: "切换时间小于 10 ms", not: /产线不停/, wrong: "产线不停" },
  ],
};
