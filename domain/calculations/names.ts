import type { BaseLanguage, TextByLanguage } from "#i18n/traits.ts";
import type { CalculationModel } from "./calculation.ts";

export const modelNames: Record<CalculationModel, TextByLanguage> = {
  house: { en: "Home battery", fr: "Batterie domestique", de: "Heimspeicher", cn: "户用储能" },
  site: { en: "Peak shaving", fr: "Écrêtage des pointes", de: "Lastspitzenkappung", cn: "削峰" },
  plant: { en: "Utility-scale plant", fr: "Centrale à l’échelle du réseau", de: "Großspeicher", cn: "大型储能电站" },
};

/** Names of inputs and results; a name that is missing here is not shown. */
export const valueNames: Record<string, TextByLanguage> = {
  consumption: { en: "consumption", fr: "consommation", de: "Verbrauch", cn: "全年用电量" },
  pv: { en: "solar panels", fr: "panneaux", de: "PV-Leistung", cn: "光伏容量" },
  goal: { en: "battery covers", fr: "la batterie couvre", de: "Speicher deckt", cn: "电池供电到" },
  heat: { en: "heat demand", fr: "besoin de chaleur", de: "Wärmebedarf", cn: "全年用热量" },
  distance: { en: "electric car", fr: "voiture électrique", de: "Elektroauto", cn: "电动汽车全年里程" },
  charging: { en: "charging", fr: "recharge", de: "Laden", cn: "汽车充电时间" },
  price: { en: "price of electricity", fr: "prix de l’électricité", de: "Strompreis", cn: "电价" },
  feedIn: { en: "feed-in tariff", fr: "tarif d’injection", de: "Einspeisevergütung", cn: "上网电价" },
  cost: { en: "price of the system", fr: "prix du système", de: "Preis der Anlage", cn: "系统价格" },
  peak: { en: "peak load", fr: "pointe", de: "Lastspitze", cn: "实测峰值" },
  limit: { en: "limit", fr: "limite", de: "Grenze", cn: "需量上限" },
  hours: { en: "duration", fr: "durée", de: "Dauer", cn: "时长" },
  demand: { en: "demand charge", fr: "prime de puissance", de: "Leistungspreis", cn: "需量电价" },
  period: { en: "billed", fr: "facturée", de: "abgerechnet", cn: "计费周期" },
  highPrice: { en: "peak price", fr: "prix aux heures chères", de: "Preis in teuren Stunden", cn: "峰段电价" },
  highHours: { en: "peak hours", fr: "heures chères", de: "teure Stunden", cn: "峰段" },
  lowPrice: { en: "off-peak price", fr: "prix aux heures creuses", de: "Preis in günstigen Stunden", cn: "谷段电价" },
  lowHours: { en: "off-peak hours", fr: "heures creuses", de: "günstige Stunden", cn: "谷段" },
  days: { en: "working days", fr: "jours travaillés", de: "Arbeitstage", cn: "全年工作日" },
  energy: { en: "larger battery", fr: "batterie plus grande", de: "größere Batterie", cn: "更大的电池" },
  power: { en: "power at the connection", fr: "puissance au raccordement", de: "Anschlussleistung", cn: "并网点功率" },
  unit: { en: "power of a unit", fr: "puissance d’une unité", de: "Leistung je Einheit", cn: "单台功率" },
  installed: { en: "installed power", fr: "puissance installée", de: "installierte Leistung", cn: "装机功率" },
  nominal: { en: "battery", fr: "batterie", de: "Batterie", cn: "电池标称容量" },
};

/** Number of units, which is shown without a name. */
export const unitsTexts: Record<BaseLanguage, { one: string; other: string }> = {
  en: { one: "{count}\u00a0unit", other: "{count}\u00a0units" },
  fr: { one: "{count}\u00a0unité", other: "{count}\u00a0unités" },
  de: { one: "{count}\u00a0Einheit", other: "{count}\u00a0Einheiten" },
  cn: { one: "{count} 台", other: "{count} 台" },
};

/** Names of values that are choices, by input. */
export const choiceNames: Record<string, Record<string, TextByLanguage>> = {
  goal: {
    evening: { en: "the evening", fr: "la soirée", de: "den Abend", cn: "睡前" },
    night: { en: "the night", fr: "la nuit", de: "die Nacht", cn: "整夜" },
    backup: {
      en: "the night and a power cut",
      fr: "la nuit et une coupure",
      de: "die Nacht und einen Stromausfall",
      cn: "整夜，另留停电备用",
    },
  },
  period: {
    month: { en: "by the month", fr: "au mois", de: "je Monat", cn: "按月" },
    year: { en: "by the year", fr: "à l’année", de: "je Jahr", cn: "按年" },
  },
  charging: {
    night: { en: "at night", fr: "la nuit", de: "nachts", cn: "夜间" },
    day: { en: "by day", fr: "le jour", de: "tagsüber", cn: "白天" },
  },
};

type MoneyTexts = {
  saving: string;
  noSaving: string;
  payback: { exact: { one: string; other: string }; range: string; from: string; never: string };
};

/** Saving and payback time as a request states them. */
export const moneyTexts: Record<BaseLanguage, MoneyTexts> = {
  en: {
    saving: "yearly saving {saving}",
    noSaving: "no saving at these prices",
    payback: {
      exact: { one: "payback in {count}\u00a0year", other: "payback in {count}\u00a0years" },
      range: "payback in {soonest} to {latest}\u00a0years",
      from: "payback in {soonest}\u00a0years at the earliest, in the worst case not in {years}\u00a0years",
      never: "no payback in {years}\u00a0years",
    },
  },
  fr: {
    saving: "économie annuelle {saving}",
    noSaving: "aucune économie à ces prix",
    payback: {
      exact: { one: "amorti en {count}\u00a0an", other: "amorti en {count}\u00a0ans" },
      range: "amorti en {soonest} à {latest}\u00a0ans",
      from: "amorti en {soonest}\u00a0ans au plus tôt, dans l’hypothèse prudente pas en {years}\u00a0ans",
      never: "non amorti en {years}\u00a0ans",
    },
  },
  de: {
    saving: "Ersparnis im Jahr {saving}",
    noSaving: "keine Ersparnis bei diesen Preisen",
    payback: {
      exact: { one: "amortisiert in {count}\u00a0Jahr", other: "amortisiert in {count}\u00a0Jahren" },
      range: "amortisiert in {soonest} bis {latest}\u00a0Jahren",
      from: "amortisiert frühestens in {soonest}\u00a0Jahren, im ungünstigen Fall nicht in {years}\u00a0Jahren",
      never: "nicht amortisiert in {years}\u00a0Jahren",
    },
  },
  cn: {
    saving: "年节省金额 {saving}",
    noSaving: "按所填电价不能节省电费",
    payback: {
      exact: { one: "回收期 {count} 年", other: "回收期 {count} 年" },
      range: "回收期 {soonest}～{latest} 年",
      from: "回收期最短 {soonest} 年，不利时 {years} 年内不能收回",
      never: "{years} 年内不能收回",
    },
  },
};
