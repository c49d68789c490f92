import { fieldView, optionalView, type FieldView } from "#app/features/solutions/field-view.server.ts";
import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import type { BillReading } from "#domain/calculations/schema";
import { markets } from "#domain/markets/schema";
import { billUnits, houseFields } from "#domain/sizing/schema";
import { currencySymbol } from "#i18n/format.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";

type ToolCopy = Copy["tool"];

/** Fields of the yearly bill. Only an amount of money needs the price of a kWh. */
export function billFields(language: Language, reading: BillReading, copy: ToolCopy, shared: SolutionsCopy["sizing"]): FieldView[] {
  const symbol = currencySymbol(language, markets[language].currency);
  const unit = reading.unit === "energy" ? "kWh" : symbol;
  const bill = fieldView(language, reading.fields.bill, reading.bill, { ...copy.bill, unit }, shared);
  // The unit is a choice of its own, so the label does not repeat it.
  const fields = [{ ...bill, unit: "" }];
  if (reading.unit === "energy") return fields;
  const { label, hint, problems } = copy.price;
  const price = optionalView(language, reading.fields.price, reading.price, { label, hint, unit: `${symbol}/kWh` }, shared);
  const { min, max } = houseFields.consumption;
  const problem = reading.problem && formatMessage(language, problems[reading.problem], { min, max });
  return [...fields, { ...price, error: price.error ?? problem }];
}

export function unitChoice(language: Language, { unit }: BillReading, copy: ToolCopy) {
  const names = { energy: "kWh", money: currencySymbol(language, markets[language].currency) };
  return { legend: copy.unit, name: "unit", value: unit, options: billUnits.map((value) => ({ value, name: names[value] })) };
}
