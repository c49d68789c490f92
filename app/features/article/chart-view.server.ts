import type { BlogItem, NewsItem } from "#app/page/entries.ts";
import { isDependent, languages, type Language } from "#i18n/languages.ts";

type ChartData = Pick<NewsItem | BlogItem, "chart" | "chartText">;

/** Letters that fit side by side on the narrowest phone. */
const maxLettersInRow = 40;

/** Builds the chart of an article; `undefined` if the displayed localized version has none. */
export function chartView(language: Language, item: NewsItem | BlogItem) {
  const { chart, chartText }: ChartData = (isDependent(language) ? item[language] : undefined) ?? item;
  if (!chart || !chartText) return undefined;
  const format = numberFormat(
    language,
    chart.map(({ value }) => value),
  );
  const largest = Math.max(...chart.map(({ value }) => value));
  const rows = chart.map(({ label, value, highlighted = false }) => ({
    label,
    figure: format.format(value),
    share: Number((value / largest).toFixed(3)),
    highlighted,
  }));
  return { ...chartText, rows, isUpright: isUpright(rows) };
}

export type ChartView = NonNullable<ReturnType<typeof chartView>>;

/** Formats all values with the number of decimals that the most precise one needs. */
function numberFormat(language: Language, values: readonly number[]): Intl.NumberFormat {
  const decimals = (value: number) => String(value).split(".")[1]?.length ?? 0;
  const most = Math.max(...values.map(decimals));
  return new Intl.NumberFormat(languages[language].tag, { minimumFractionDigits: most, maximumFractionDigits: most });
}

/** Whether bars are vertical: only if the labels fit side by side. */
function isUpright(rows: readonly { label: string; figure: string }[]): boolean {
  const widest = Math.max(...rows.flatMap(({ label, figure }) => [letters(label), letters(figure)]));
  return rows.length * (widest + 1) <= maxLettersInRow;
}

/** Counts Chinese characters as two letters. */
function letters(text: string): number {
  return Array.from(text, (sign) => (sign > "\u2e80" ? 2 : 1)).reduce((sum, width) => sum + width, 0);
}
