import { calculationLinks } from "#app/features/solutions/calculation-links.server.ts";
import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { fieldView, understood } from "#app/features/solutions/field-view.server.ts";
import type { Query } from "#app/page/query.ts";
import { formatEnergy, formatPower } from "#domain/calculations/schema";
import { plantFields, readNumber, sizePlant } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";

const fieldNames = ["power", "hours"] as const;

/** Sizes a plant of TIANYUAN 60k for the entered power and duration, and passes both on to the project request. */
export function plantView(
  language: Language,
  query: Query<(typeof fieldNames)[number]>,
  copy: Copy["tool"],
  shared: SolutionsCopy["sizing"],
) {
  const read = (name: (typeof fieldNames)[number]) => readNumber(query.get(name), plantFields[name], language);
  const readings = { power: read("power"), hours: read("hours") };
  const inputs = understood(readings);
  return {
    fields: fieldNames.map((name) => fieldView(language, plantFields[name], readings[name], copy.fields[name], shared)),
    result: inputs && plantResult(language, { ...inputs, unit: plantFields.unit.initial }, copy),
  };
}

function plantResult(language: Language, inputs: { power: number; hours: number; unit: number }, copy: Copy["tool"]) {
  const { units, installed, energy, nominal } = sizePlant(inputs);
  const values = { installed: formatPower(language, installed * 1000), nominal: formatEnergy(language, Math.ceil(nominal * 10) * 100) };
  return {
    figures: [
      { number: formatNumber(language, units), unit: "TIANYUAN 60k", note: formatMessage(language, copy.units, values) },
      { number: formatNumber(language, energy), unit: "MWh", note: formatMessage(language, copy.energy, values) },
    ],
    ...calculationLinks(language, { model: "plant", inputs }),
  };
}
