import * as field from "../fields/kinds.ts";

const row = {
  label: field.text({ label: { en: "Row", fr: "Ligne", de: "Zeile", cn: "行" } }),
  // Ribs have lengths: there is none below zero.
  value: field.number({ min: 0, max: 1_000_000_000 }, { label: { en: "Value", fr: "Valeur", de: "Wert", cn: "数值" } }),
  highlighted: field.flag({ label: { en: "Highlighted", fr: "Mise en évidence", de: "Hervorgehoben", cn: "突出显示" }, required: false }),
};

const said = {
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
 * The chart that opens an article. Each language has its own: its figures are those of the text beside it, and go public with
 * it. Its sentences (`chartText`) are a group and its rows a list, since translators are sent the texts of either kind of field.
 */
export const chartFields = {
  chartText: field.group(said, {
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

type OfChart = { chartText?: object | undefined; chart?: readonly { value: number; highlighted?: boolean | undefined }[] | undefined };

/** A title without figures is none, and what all stands out does not. */
export const chartRule = {
  field: "chart" as const,
  message: "a title and its figures, one of them above zero, and at most one that stands out",
  holds({ chartText, chart }: OfChart): boolean {
    if (!chartText || !chart) return chartText === chart;
    return chart.some(({ value }) => value > 0) && chart.filter(({ highlighted }) => highlighted).length <= 1;
  },
};
