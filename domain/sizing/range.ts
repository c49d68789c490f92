/** Both ends of a result: with cautious and with favourable assumptions. */
export type Range<Value> = { cautious: Value; favourable: Value };

/** Rounds an estimate to significant digits, so that it does not look more exact than it is. */
export const roundEstimate = (value: number, digits: number): number => Number(value.toPrecision(digits));

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

export function rangeOf<Value>(valueAt: (end: keyof Range<Value>) => Value): Range<Value> {
  return { cautious: valueAt("cautious"), favourable: valueAt("favourable") };
}

export const mapRange = <From, To>({ cautious, favourable }: Range<From>, map: (value: From) => To): Range<To> => ({
  cautious: map(cautious),
  favourable: map(favourable),
});
