export type ComparisonRow = { name: string; label: string; values: (string | undefined)[]; differs: boolean };
type ComparedProduct = { figures: Readonly<Record<string, string | undefined>> };

/** Returns one row per figure that any product states; `differs` if two products state different values. */
export function comparisonRows(products: readonly ComparedProduct[], figures: readonly { name: string; label: string }[]): ComparisonRow[] {
  return figures
    .map(({ name, label }) => {
      const values = products.map((product) => product.figures[name]);
      const statedValues = new Set(values.filter((value) => value !== undefined));
      return { name, label, values, differs: statedValues.size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== undefined));
}
