import * as v from "valibot";
import { figureBounds } from "../choices.ts";
import { figureUnits, hasOwnUnit, hasValue, unitNames } from "../figure-units.ts";
import { figureNames, type FigureName, type OwnFigureName } from "../figure-names.ts";
import { fieldOf, schemasOf, type FieldOptions, type StaffText } from "../fields/field.ts";
import * as field from "../fields/kinds.ts";
import { sheetRowGroups, sheetRowNames } from "../sheet-rows/index.ts";

const ownLabels: Record<OwnFigureName, StaffText> = {
  power: { en: "Power", fr: "Puissance", de: "Leistung", cn: "功率" },
  energy: { en: "Energy", fr: "Énergie", de: "Energie", cn: "电池容量" },
  energyParallel: { en: "Energy in parallel", fr: "Énergie en parallèle", de: "Energie parallel", cn: "并联总容量" },
  cycles: { en: "Cycles", fr: "Cycles", de: "Zyklen", cn: "循环次数" },
  cRate: { en: "C-rate", fr: "Taux C", de: "C-Rate", cn: "倍率" },
  parallelTowers: { en: "Towers in parallel", fr: "Tours en parallèle", de: "Türme parallel", cn: "并联组数" },
  parallelUnits: { en: "Units in parallel", fr: "Unités en parallèle", de: "Geräte parallel", cn: "并联台数" },
  efficiency: { en: "Efficiency", fr: "Rendement", de: "Wirkungsgrad", cn: "效率" },
  switching: { en: "Switching time", fr: "Temps de bascule", de: "Umschaltzeit", cn: "切换时间" },
  noise: { en: "Noise", fr: "Bruit", de: "Geräusch", cn: "噪声" },
  temperature: { en: "Temperature", fr: "Température", de: "Temperatur", cn: "温度" },
  ingress: { en: "Ingress protection", fr: "Indice de protection", de: "Schutzart", cn: "防护等级" },
  pvOverConfiguration: { en: "PV oversizing", fr: "Surdimensionnement PV", de: "PV-Überbelegung", cn: "光伏超配" },
  unbalancedOutput: { en: "Unbalanced output", fr: "Sortie déséquilibrée", de: "Schieflast", cn: "不平衡输出" },
  installation: { en: "Installation", fr: "Installation", de: "Installation", cn: "安装时间" },
  installationSaved: {
    en: "Installation time saved",
    fr: "Temps d’installation gagné",
    de: "Gesparte Installationszeit",
    cn: "节省安装时间",
  },
  fireSuppression: { en: "Fire suppression", fr: "Extinction", de: "Löschung", cn: "灭火时间" },
  link: { en: "Connection", fr: "Connexion", de: "Verbindung", cn: "通信方式" },
};
export const figureLabels: Record<FigureName, StaffText> = { ...ownLabels, ...sheetRowNames };
/** Groups data sheet rows by product type; the company's own figures come first, without a heading. */
export const figureGroups: Partial<Record<FigureName, StaffText>> = sheetRowGroups;
const boundNames = {
  over: { en: "over", fr: "plus de", de: "über", cn: "超过" },
  below: { en: "below", fr: "moins de", de: "unter", cn: "小于" },
  upTo: { en: "up to", fr: "jusqu’à", de: "bis zu", cn: "最多" },
  within: { en: "within", fr: "au plus", de: "innerhalb von", cn: "以内" },
};

const anyNumber = { min: -1_000_000, max: 1_000_000_000 };

/** A figure is a value, a range (`min` and `max`), a limit with its direction, or a text such as IP65. */
const figureFields = {
  name: field.oneOf(figureNames, figureLabels, { label: { en: "Figure", fr: "Donnée", de: "Angabe", cn: "参数" } }, figureGroups),
  value: field.number(anyNumber, { label: { en: "Value", fr: "Valeur", de: "Wert", cn: "数值" }, required: false }),
  min: field.number(anyNumber, { label: { en: "Minimum", fr: "Minimum", de: "Minimum", cn: "最小值" }, required: false }),
  max: field.number(anyNumber, { label: { en: "Maximum", fr: "Maximum", de: "Maximum", cn: "最大值" }, required: false }),
  text: field.text({ label: { en: "Free text", fr: "Texte libre", de: "Freitext", cn: "自由文本" }, required: false }),
  unit: field.text({ label: { en: "Unit", fr: "Unité", de: "Einheit", cn: "单位" }, required: false }),
  bound: field.oneOf(figureBounds, boundNames, { label: { en: "Limit", fr: "Limite", de: "Grenze", cn: "界限" }, required: false }),
};

/** Holds the data sheet of a product: rows whose unit follows from the figure. */
// @__NO_SIDE_EFFECTS__
export function figures<const Options extends FieldOptions>(options: Options) {
  const values = v.strictObject(schemasOf(figureFields));
  type Values = v.InferOutput<typeof values>;
  const row = v.pipe(
    values,
    v.forward(v.check<Values, string>(hasValue, "a value"), ["value"]),
    v.forward(v.check<Values, string>(hasOwnUnit, "the unit of the figure"), ["unit"]),
  );
  return fieldOf({ kind: "rows", fields: figureFields, units: figureUnits, unitNames, notesField: "conditions" }, v.array(row), options);
}
