import type { Language } from "#i18n/languages.ts";

/** Forbidden wording with a sentence `wrong` in which it was found. `files` limits the rule to some files. */
export type WrongWords = { why: string; files?: RegExp; words: Partial<Record<Language, [pattern: RegExp, wrong: string]>> };

const english = (pattern: RegExp, wrong: string) => ({ en: [pattern, wrong], au: [pattern, wrong] }) satisfies WrongWords["words"];

export const wrongWords: WrongWords[] = [
  {
    why: "nothing that heats unattended belongs on a plug that is switched from afar",
    files: /smart-plug/,
    words: {
      fr: [/bouilloire|(?<!, )radiateur/, "Entre le mur et la bouilloire."],
      ...english(/kettle/, "Between the wall and the kettle."),
      de: [/Wasserkocher|Warmwasserspeicher/, "- Warmwasserspeicher mit Steckeranschluss"],
      cn: [/电水壶|除湿机、热水壶/, "除湿机、热水壶、电动自行车充电器这类电器"],
    },
  },
  {
    why: "a battery does not stand in or against a bedroom",
    words: {
      fr: [/mur d’une chambre/, "Un appareil qui vit contre le mur d’une chambre"],
      ...english(/bedroom wall|beside a bedroom/, "A device that lives against a bedroom wall"),
      de: [/Schlafzimmerwand/, "Ein Gerät, das an der Schlafzimmerwand steht"],
      cn: [/卧室墙/, "靠着卧室墙壁的设备"],
    },
  },
  {
    why: "what is calculated is an example, until real sites stand there",
    files: /^(app|domain)\//,
    words: {
      fr: [/Réalisations|études? de cas/i, "Réalisations"],
      ...english(/case stud/i, "Case studies"),
      de: [/Referenzen/, "Referenzen"],
      cn: [/项目案例|储能案例/, "项目案例"],
    },
  },
  { why: "the Chinese edition names Taiwan as a part of China", words: { cn: [/(?<!中国)台湾/, "台湾"] } },
  {
    why: "a list of the Chinese edition is of countries and regions",
    words: { cn: [/全部国家(?!和地区)|按国家(?!和地区|、地区)/, "全部国家"] },
  },
  {
    why: "the data sheet delivered with the product prevails, everywhere",
    words: {
      fr: [/page fait foi/i, "La page fait foi."],
      ...english(/page is what counts|page prevails/i, "The page is what counts."),
      de: [/maßgeblich ist die Seite/i, "Maßgeblich ist die Seite."],
      cn: [/以(产品)?页面为准/, "以页面为准。"],
    },
  },
  {
    why: "whether a machine rides through a switch is checked on the machine",
    words: {
      fr: [/avant que (les|la) machines? ne/, "bascule avant que les machines ne s’en aperçoivent"],
      ...english(/before the machines? notice/, "switches before the machines notice"),
      de: [/bevor die Maschinen? es merk/, "schaltet um, bevor die Maschinen es merken"],
      cn: [/设备来不及察觉|设备察觉之前/, "切换快到设备来不及察觉"],
    },
  },
  {
    why: "nobody stated where the fire suppression sits, or what it has done after 15 seconds",
    words: {
      fr: [/dans la tour elle-même|extinction (d’incendie )?agit/, "l’extinction agit dans la tour elle-même"],
      ...english(/the tower itself|suppression acts/, "fire suppression acts within 15 seconds, inside the tower itself"),
      de: [/im Turm selbst|wirkt die Brandunterdrückung/, "wirkt die Brandunterdrückung im Turm selbst"],
      cn: [/塔内(的)?(消防|灭火)|抑制就在塔内|之内完成/, "之内完成消防抑制"],
    },
  },
  {
    why: "nobody stated that no cable runs between modules",
    words: {
      fr: [/aucun câble ne court/, "aucun câble ne court entre les étages"],
      ...english(/no cable runs between/, "no cable runs between levels"),
      de: [/läuft kein Kabel/, "zwischen den Etagen läuft kein Kabel"],
      cn: [/层间没有线缆/, "层间没有线缆"],
    },
  },
  {
    why: "years and throughput end a warranty; capacity is a threshold, conditions are none of the two",
    words: {
      fr: [/première atteinte met fin/, "Quatre grandeurs y comptent, et la première atteinte met fin à la garantie."],
      ...english(/the first to be reached ends/, "Four quantities count in it, and the first to be reached ends the warranty."),
      de: [/die erste, die erreicht ist/, "Vier Größen zählen, und die erste, die erreicht ist, beendet die Garantie."],
      cn: [/任何一项先到/, "任何一项先到，质保即告结束"],
    },
  },
  {
    why: "cycles divided by days are arithmetic, not a lifetime",
    words: {
      fr: [/un cycle par jour pendant 27/, "un cycle par jour pendant 27 ans"],
      ...english(/one cycle a day for 27/, "one cycle a day for 27 years"),
      de: [/27 Jahre lang/, "ein Zyklus am Tag, 27 Jahre lang"],
      cn: [/每天一次，约合 27 年$/, "以上，MYRTILLO；每天一次，约合 27 年"],
    },
  },
  {
    why: "the 16 years are of research and development, and of what is not said",
    words: {
      fr: [/Depuis 16 ans nous|sur un seul sujet/, "Depuis 16 ans nous construisons ce qui garde l’énergie."],
      ...english(/For 16 years we have built|on one subject: keeping/, "For 16 years we have built what keeps energy."),
      de: [/Seit 16 Jahren bauen|an einem Thema: Energie/, "Seit 16 Jahren bauen wir, was Energie behält."],
      cn: [/16 年来，我们做|只做一件事：留住/, "16 年来，我们做的都是留住能量的产品。"],
    },
  },
  {
    why: "a register does not name the shareholders of every kind of company",
    words: {
      fr: [/que nomme son registre du commerce/, "Les actionnaires d’une société sont ceux que nomme son registre du commerce"],
      ...english(/that its commercial register names/, "The shareholders of a company are those that its commercial register names"),
      de: [/die sein Handelsregister nennt/, "Gesellschafter eines Unternehmens sind die, die sein Handelsregister nennt."],
      cn: [/股东，以工商登记为准/, "一家公司的股东，以工商登记为准"],
    },
  },
  {
    why: "marketing tags may build profiles, with consent",
    words: {
      fr: [/vous profiler/, "ni vendues ni utilisées pour vous profiler"],
      ...english(/nor used to profile/, "neither sold nor used to profile you"),
      de: [/noch zu Profilen verarbeitet/, "weder verkauft noch zu Profilen verarbeitet"],
      cn: [/不据此画像/, "我们不出售您的个人信息，不据此画像"],
    },
  },
  {
    why: "who is in danger reads the number",
    // Search words are what people type.
    files: /^(?!content\/search\/)/,
    words: {
      fr: [/appelez les (pompiers|secours)(?! \(18 ou 112\))/, "appelez les pompiers."],
      en: [/call the fire (department|service|brigade)/, "call the fire department"],
      au: [/call the fire (department|service|brigade)|(call|ring) (000|911)/, "call the fire brigade"],
      de: [/(rufen Sie die Feuerwehr|Feuerwehr rufen)(?! \(112\))/, "rufen Sie die Feuerwehr."],
      cn: [/报火警/, "撤离并报火警。"],
    },
  },
  {
    why: "nobody stated how the charger shares the sun",
    files: /ac-charger/,
    words: {
      fr: [/le soleil d’abord|d’abord avec le soleil/i, "## Le soleil d’abord"],
      ...english(/sun first|solar energy first/i, "## Sun first, then the rest"),
      de: [/Sonne zuerst|zuerst die Sonne|zuerst den Strom/, "Wallbox: das Elektroauto zu Hause laden, Sonne zuerst"],
      cn: [/光伏优先|优先用屋顶|先用屋顶/, "## 光伏优先"],
    },
  },
  {
    why: "on a sale the system leaves the account, the account stays",
    words: {
      fr: [/votre compte d’ECOS/, "Retirez votre compte d’ECOS"],
      ...english(/your account out of ECOS/, "Take your account out of ECOS"),
      de: [/Ihr Konto aus ECOS/, "Nehmen Sie Ihr Konto aus ECOS"],
      cn: [/从 ECOS 中移除您的账/, "从 ECOS 中移除您的账号"],
    },
  },
  {
    why: "manufacturers owe guarantees too",
    words: english(
      /your legal rights are against them/,
      "The seller, if the installer no longer answers: your legal rights are against them.",
    ),
  },
  { why: "Australian wiring has active and neutral", words: { au: [/phase and neutral/, "or phase and neutral are swapped"] } },
  {
    why: "one rule of applicable law in every language",
    files: /policy/,
    words: { fr: [/droit français/, "Le droit français s’applique."] },
  },
  {
    why: "the GDPR speaks of consent",
    files: /(privacy|cookies)-policy|pages\/policy/,
    words: { fr: [/(votre|un) accord/, "Seulement avec votre accord."] },
  },
  {
    why: "the trade's terms",
    words: {
      fr: [/barre tenue|barre du réseau|Bande morte, pente|chemin de fuite|s’asseoir sans jeu/, "la barre tenue"],
      de: [
        /Leistungsumrichter(?!n zur Anwendung)|Netzschiene|gesicherte Schiene|was eine Garantie kostet|Durchgang der Erdung/,
        "Leistungsumrichter (PCS)",
      ],
      cn: [/保障母线|断网备电|价值观：分寸|(降低或暂停|取电显示成)送电/, "断网备电试验"],
    },
  },
];
