import { describe, expect, test } from "vitest";
import { newsData } from "#tests/support/test-context.ts";
import type { NewsItem } from "#app/page/entries.ts";
import type { Language } from "#i18n/languages.ts";
import { chartView } from "./chart-view.server.ts";

const chartText = { title: "A title", unit: "kW" };
type Rows = NonNullable<NewsItem["chart"]>;
const rowsOf = (labels: string[], values: number[]): Rows => labels.map((label, index) => ({ label, value: values[index] ?? 0 }));
const item = (chart: Rows | undefined, changes: object = {}) =>
  ({ ...newsData(), ...(chart && { chart, chartText }), ...changes }) as unknown as NewsItem;
const figures = (language: Language, ...values: number[]) =>
  chartView(language, item(rowsOf(["a", "b", "c"], values)))?.rows.map(({ figure }) => figure);

test("article chart › scales bars to the largest value", () => {
  const chart = chartView("en", item(rowsOf(["a", "b", "c"], [50, 200, 0])));
  expect(chart?.rows.map(({ share }) => share)).toEqual([0.25, 1, 0]);
});

test.each<[language: Language, chart: string[]]>([
  ["en", ["1,317.00", "9.98", "3.50"]],
  ["de", ["1.317,00", "9,98", "3,50"]],
  ["fr", ["1\u202F317,00", "9,98", "3,50"]],
  ["cn", ["1,317.00", "9.98", "3.50"]],
])("article chart › formats values in %s for the locale, with equal numbers of decimals", (language, chart) => {
  expect(figures(language, 1317, 9.98, 3.5)).toEqual(chart);
});

test.each<[what: string, labels: string[], isUpright: boolean]>([
  ["hours", ["2 h", "4 h", "6 h", "8 h", "10 h", "12 h"], true],
  ["ten years", Array.from({ length: 10 }, (_, index) => `${index + 1}`), true],
  ["long names", ["Conversion, charging", "Battery", "Standby"], false],
  ["Chinese names with double-width characters", ["接线保护接地", "堆叠模块", "试验", "交付"], false],
])("article chart › chooses its orientation by the width of its labels: %s", (_, labels, isUpright) => {
  expect(
    chartView(
      "en",
      item(
        rowsOf(
          labels,
          labels.map(() => 1),
        ),
      ),
    )?.isUpright,
  ).toBe(isUpright);
});

describe("chart in a language with fallback texts", () => {
  const chart = rowsOf(["a", "b", "c"], [1, 2, 3]);
  test("comes from the localized version that is displayed", () => {
    const french = { chartText: { title: "Un titre", unit: "kW" }, chart: rowsOf(["a", "b", "c"], [4, 5, 6]) };
    expect(chartView("fr", item(chart, { fr: french }))).toMatchObject({ title: "Un titre" });
    expect(chartView("fr", item(chart))).toMatchObject({ title: "A title" });
  });
  test("is missing when the displayed localized version has none", () => {
    expect(chartView("fr", item(chart, { fr: { title: "Un titre" } }))).toBeUndefined();
  });
});
