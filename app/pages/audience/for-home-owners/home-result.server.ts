import { rangeText } from "#app/features/solutions/range-text.server.ts";
import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { stackLinks } from "#app/features/solutions/stack-links.server.ts";
import { calculationAddress, formatEnergy, stackTextOf, type BillReading, type HomeAdvice } from "#domain/calculations/schema";
import { exampleHouseOf, markets } from "#domain/markets/schema";
import { houseAssumptions, houseFields, mapRange, roundToTenth, selfSufficiency } from "#domain/sizing/schema";
import { formatNumber, percentGapOf } from "#i18n/format.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";
import { drawDay } from "./draw-day.server.ts";

const percent = (share: number) => Math.round(100 * share);

/** Formats the recommended battery with its day, and the links that carry the entered values on. */
export function homeResult(
  language: Language,
  { advice, reading }: { advice: HomeAdvice; reading: BillReading },
  copy: Pick<Copy, "tool" | "day">,
  shared: SolutionsCopy["sizing"],
) {
  const { stack, product, energy, day, year, inputs } = advice;
  const price = reading.price.value;
  const address = calculationAddress(
    { model: "house", inputs: { ...inputs, ...(price !== undefined && { price, currency: markets[language].currency }) } },
    language,
  );
  const { name, toProduct, toInstaller } = stackLinks(language, { product, stack }, address);
  const night = day.filter(({ generated }) => generated === 0);
  const energies = {
    dark: roundToTenth(night.reduce((sum, { used }) => sum + used, 0)),
    stored: roundToTenth(night.reduce((sum, { stored }) => sum + stored, 0)),
    charged: roundToTenth(day.reduce((sum, { charged }) => sum + charged, 0)),
  };
  const modules = stack.towers * stack.modules;
  const { city, yields } = exampleHouseOf(language);
  const values = { city, pv: inputs.pv, yield: roundToTenth(yields.spring), ...energies, consumption: inputs.consumption };
  const message = (text: string) => formatMessage(language, text, values);
  return {
    modules: formatNumber(language, modules),
    unit: formatMessage(language, copy.tool.modules, { count: modules }),
    stack: name + traits[language].listComma + (stack.towers === 1 ? formatEnergy(language, energy) : stackTextOf(stack, language)),
    drawnStack: { ...stack, withInverter: product === "agave-th" },
    share: {
      number: `${rangeText(mapRange(year, selfSufficiency), (share) => formatNumber(language, percent(share)), shared)}${percentGapOf(language)}%`,
      note: message(copy.tool.share),
    },
    night: { number: formatNumber(language, energies.stored), unit: "kWh", note: message(copy.tool.night) },
    drawing: drawDay(day),
    label: message(copy.day.alt),
    caption: message(copy.day.caption),
    toCalculator: `${address}#sizing`,
    toInstaller,
    toProduct,
  };
}

export function assumptionTexts(language: Language, texts: readonly string[], pv: number | undefined): string[] {
  const values = {
    pv: pv ?? houseFields.pv.initial,
    examplePv: houseFields.pv.initial,
    exampleEnergy: houseFields.consumption.initial,
    night: percent(houseAssumptions.night),
    usable: percent(houseAssumptions.usable),
    source: markets[language].sunSource,
  };
  return texts.map((text) => formatMessage(language, text, values));
}
