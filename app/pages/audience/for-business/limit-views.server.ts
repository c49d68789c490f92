import { calculationLinks } from "#app/features/solutions/calculation-links.server.ts";
import { formatEnergy, formatPower } from "#domain/calculations/schema";
import { capWorkday, exampleWorkday, workdayLimits } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";

/** SVG units: one rib per quarter hour, `pitch` apart; `reach` kW fit below the top. */
const pitch = 10;
const height = 400;
const reach = 240;

const y = (kilowatts: number) => Math.round(height * (1 - kilowatts / reach));

export type LimitView = ReturnType<typeof limitView>;

/** Results for each limit that a visitor can set. */
export const limitViews = (language: Language, copy: Copy["tool"]) => workdayLimits.map((limit) => limitView(language, limit, copy));

function limitView(language: Language, limit: number, copy: Copy["tool"]) {
  const { input, over, energy, units, nominal } = capWorkday(limit);
  const values = {
    limit: formatPower(language, limit),
    peak: formatPower(language, input.peak),
    over: formatPower(language, over),
    energy: formatEnergy(language, Math.round(energy)),
  };
  return {
    limit,
    y: y(limit),
    text: values.limit,
    alt: formatMessage(language, copy.alt, values),
    figures: [
      { number: formatNumber(language, over), unit: "kW", note: copy.over },
      { number: formatNumber(language, Math.ceil(nominal)), unit: "kWh", note: formatMessage(language, copy.battery, values) },
      { number: formatNumber(language, units), unit: copy.unit, note: copy.units },
    ],
    ...calculationLinks(language, { model: "site", inputs: input }),
  };
}

/** Draws the example as ribs. */
export function drawWorkday() {
  return {
    width: exampleWorkday.length * pitch,
    height,
    ribs: exampleWorkday.map((load, quarter) => `M${quarter * pitch + pitch / 2} ${height}V${y(load)}`).join(""),
  };
}
