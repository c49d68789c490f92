import * as field from "../fields/kinds.ts";

const row = {
  label: field.text({ label: { en: "Row", fr: "Ligne", de: "Zeile", cn: "行" } }),
  // Bars cannot show negative values.
  value: field.number({ min: 0, max: 1_000_000_000 }, { label: { en: "Value", fr: "Valeur", de: "Wert", cn: "数值" } }),
  highlighted: field.flag({ label: { en: "Highlighted", fr: "Mise en évidence", de: "Hervorgehoben", cn: "突出显示" }, required: false }),
};

const chartTextFields = {
  title: field.text({
    label: {
      en: "Key message (one sentence)",
      fr: "Message clé (une phrase)",
      de: "Kernaussage (ein Satz)",
      cn: "图表结论（一句话）",
    },
  }),
  unit: field.text({
    label: { en: "Quantity and unit", fr: "Grandeur et unité", de: "Größe und Einheit", cn: "度量与单位" },
  }),
  note: field.text({
    label: { en: "Calculation method", fr: "Méthode de calcul", de: "Berechnungsmethode", cn: "计算方法" },
    required: false,
  }),
};

/**
 * Each language has its own chart, because its figures match the text. The texts are a group and the rows a list,
 * because translators receive the texts of both field kinds.
 */
export const chartFields = {
  chartText: field.group(chartTextFields, {
    label: { en: "Chart", fr: "Graphique", de: "Diagramm", cn: "图表" },
    help: {
      en: "Drawn from figures in the text and shown above it",
      fr: "Dessiné d’après les chiffres du texte et affiché au-dessus",
      de: "Aus Zahlen des Textes gezeichnet und darüber angezeigt",
      cn: "根据正文中的数字绘制，显示在正文之前",
    },
    perLanguage: true,
    required: false,
  }),
  chart: field.rowsWithin({ fewest: 3, most: 24 }, row, {
    label: { en: "Chart data", fr: "Données du graphique", de: "Diagrammdaten", cn: "图表数据" },
    perLanguage: true,
    required: false,
  }),
};

type ChartData = { chartText?: object | undefined; chart?: readonly { value: number; highlighted?: boolean | undefined }[] | undefined };

/** Requires figures for a title and a title for figures; at most one row is highlighted. */
export const chartRule = {
  field: "chart" as const,
  message: "a title and its figures, one of them above zero, and at most one that stands out",
  holds({ chartText, chart }: ChartData): boolean {
    if (!chartText || !chart) return chartText === chart;
    return chart.some(({ value }) => value > 0) && chart.filter(({ highlighted }) => highlighted).length <= 1;
  },
};
