import * as field from "../fields/kinds.ts";

const quartersPerDay = 96;

const kilowatts = { min: 0, max: 10_000_000, unit: "kW" };

const step = {
  from: field.number({ min: 0, max: 23.75, unit: "h" }, { label: { en: "From", fr: "À partir de", de: "Ab", cn: "起始时刻" } }),
  power: field.number(kilowatts, {
    label: { en: "Power of the site", fr: "Puissance du site", de: "Leistung des Standorts", cn: "现场功率" },
  }),
  supplied: field.number(kilowatts, {
    label: { en: "From the battery", fr: "Fournie par la batterie", de: "Aus der Batterie", cn: "其中电池供电" },
    required: false,
  }),
  charging: field.number(kilowatts, {
    label: { en: "Charging, on top", fr: "Charge, en plus", de: "Laden, zusätzlich", cn: "另加充电功率" },
    required: false,
  }),
};

/** Power of the site in steps, each until the next one; the last one until midnight. */
export const powerProfile = field.rowsWithin({ fewest: 2, most: quartersPerDay }, step, {
  label: { en: "Day profile", fr: "Profil d’une journée", de: "Tagesprofil", cn: "日功率曲线" },
  help: {
    en: "Times in hours by quarters, such as 5.5 for 5:30; the first is 0. Drawn as 96 bars.",
    fr: "Heures par quarts, par exemple 5,5 pour 5\u00a0h\u00a030\u202f; la première est 0. Dessiné en 96 barres.",
    de: "Zeiten in Stunden, auf Viertel genau, etwa 5,5 für 5:30 Uhr; die erste ist 0. Wird als 96 Balken gezeichnet.",
    cn: "时刻以小时计，精确到一刻钟，例如 5.5 表示 5:30；第一行为 0。绘制为 96 根柱。",
  },
  list: true,
  required: false,
});

export const powerLimit = field.number(kilowatts, {
  label: { en: "Power limit", fr: "Limite de puissance", de: "Leistungsgrenze", cn: "功率上限" },
  help: {
    en: "Drawn as a line across the day profile",
    fr: "Dessinée comme une ligne dans le profil de la journée",
    de: "Als Linie im Tagesprofil gezeichnet",
    cn: "在日功率曲线中画为横线",
  },
  list: true,
  required: false,
});

type Step = { from: number; power: number; supplied?: number | undefined; charging?: number | undefined };

/** Requires steps from midnight in ascending quarter hours; the battery supplies at most the power of the site. */
export const powerProfileRule = {
  field: "powerProfile" as const,
  message: "steps from 0 h in ascending quarter hours, and never more from the battery than the power of the site",
  holds({ powerProfile: steps }: { powerProfile?: readonly Step[] | undefined }): boolean {
    if (!steps) return true;
    return (
      steps[0]?.from === 0 &&
      steps.every(({ from }, index) => Number.isInteger(from * 4) && (index === 0 || from > steps[index - 1]!.from)) &&
      steps.every(({ power, supplied = 0 }) => supplied <= power) &&
      steps.some(({ power, charging = 0 }) => power + charging > 0)
    );
  },
};
