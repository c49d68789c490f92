const quarters = 96;
const middle = 42;

type ProfileRib = { quarter: number; load: number };

/** Example load of a working day in kW per quarter hour: below `limit` except for `hours` at `peak`. */
export function dayProfile({ peak, limit, hours }: { peak: number; limit: number; hours: number }): ProfileRib[] {
  const halfLength = Math.max(Math.round(hours * 4), 1) / 2;
  const begin = Math.max(middle - halfLength, 0);
  const end = begin + halfLength * 2;
  return Array.from({ length: quarters }, (_, quarter) => {
    if (quarter >= begin && quarter < end) return { quarter, load: peak };
    const shift = 1 / (1 + Math.exp(-(quarter - 24) / 2.5)) - 1 / (1 + Math.exp(-(quarter - 72) / 3));
    const ripple = 0.03 * Math.sin(quarter * 1.7) + 0.02 * Math.sin(quarter * 0.6);
    return { quarter, load: limit * Math.min(0.3 + 0.58 * shift + ripple, 0.96) };
  });
}
