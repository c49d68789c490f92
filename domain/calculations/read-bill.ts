import { markets } from "#domain/markets/schema";
import {
  billUnits,
  houseFields,
  moneyFields,
  readNumber,
  readOptional,
  type BillUnit,
  type NumberField,
  type NumberReading,
  type OptionalReading,
} from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";

type Query = { get(name: "bill" | "unit" | "price"): string | null };
/** `noPrice`: an amount needs the price of a kWh; `outOfRange`: the calculator for homes accepts no such consumption. */
type BillProblem = "noPrice" | "outOfRange";
export type BillReading = {
  unit: BillUnit;
  fields: { bill: NumberField; price: Omit<NumberField, "initial"> };
  bill: NumberReading;
  /** Price of a kWh; read only for an amount of money. */
  price: OptionalReading;
  /** Yearly consumption in kWh; `undefined` as long as a value is missing or not understood. */
  consumption?: number;
  problem?: BillProblem;
};

/** Reads a yearly bill. A typed unit decides over the chosen one: "1 450 €" is an amount. */
export function readBill(query: Query, language: Language): BillReading {
  const { currency } = markets[language];
  const fields: Record<BillUnit, NumberField> = {
    energy: { ...houseFields.consumption, name: "bill" },
    money: { name: "bill", unit: currency, min: 10, max: 1_000_000, initial: 1500 },
  };
  const text = query.get("bill");
  const asked = text === null ? "energy" : (billUnits.find((each) => each === query.get("unit")) ?? "energy");
  const read = (unit: BillUnit) => readNumber(text, fields[unit], language);
  const other: BillUnit = asked === "energy" ? "money" : "energy";
  const unit = [asked, other].find((each) => read(each).problem !== "otherUnit") ?? asked;
  const bill = read(unit);
  const priceField = moneyFields(currency).price;
  const price: OptionalReading = unit === "money" ? readOptional(query.get("price"), priceField, language) : {};
  return { unit, fields: { bill: fields[unit], price: priceField }, bill, price, ...consumptionOf(unit, bill, price) };
}

function consumptionOf(unit: BillUnit, bill: NumberReading, price: OptionalReading): Pick<BillReading, "consumption" | "problem"> {
  if (bill.problem || price.problem) return {};
  if (unit === "energy") return { consumption: bill.value };
  if (price.value === undefined) return { problem: "noPrice" };
  const consumption = Math.round(bill.value / price.value);
  const { min, max } = houseFields.consumption;
  return consumption < min || consumption > max ? { problem: "outOfRange" } : { consumption };
}
