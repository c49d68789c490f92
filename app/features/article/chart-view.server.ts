import type { BlogItem, NewsItem } from "#app/page/entries.ts";
import { isDependent, languages, type Language } from "#i18n/languages.ts";

type Charted = Pick<NewsItem | BlogItem, "chart" | "chartText">;

/** So many letters stand beside each other on the narrowest phone. */
const lettersAbreast = 40;

/** The chart of an article as it is drawn; nothing where the text that is shown has none, whatever that of another language has. */
export function chartView(language: Language, item: NewsItem | BlogItem) {
  const { chart, chartText }: Charted = (isDependent(language) ? item[language] : undefined) ?? item;
  if (!chart || !chartText) return undefined;
  const print = numberFormat(
    language,
    chart.map(({ value }) => value),
  );
  const largest = Math.max(...chart.map(({ value }) => value));
  const rows = chart.map(({ label, value, highlighted = false }) => ({
    label,
    figure: print.format(value),
    share: Number((value / largest).toFixed(3)),
    highlighted,
  }));
  return { ...chartText, rows, isUpright: isUpright(rows) };
}

export type ChartView = NonNullable<ReturnType<typeof chartView>>;

/** Figures of a chart have the same decimals, as many as one of them needs. */
function numberFormat(language: Language, values: readonly number[]): Intl.NumberFormat {
  const decimals = (value: number) => String(value).split(".")[1]?.length ?? 0;
  const most = Math.max(...values.map(decimals));
  return new Intl.NumberFormat(languages[language].tag, { minimumFractionDigits: most, maximumFractionDigits: most });
}

/** Ribs stand where each has room for its words below it, as on a scale; beside long names they lie. */
function isUpright(rows: readonly { label: string; figure: string }[]): boolean {
  const widest = Math.max(...rows.flatMap(({ label, figure }) => [letters(label), letters(figure)]));
  return rows.length * (widest + 1) <= lettersAbreast;
}

/** A Chinese sign is as wide as two letters. */
function letters(text: string): number {
  return Array.from(text, (sign) => (sign > "\u2e80" ? 2 : 1)).reduce((sum, width) => sum + width, 0);
}
