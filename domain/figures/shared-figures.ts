type ProductWithFigures = { figures: readonly { name: string }[] };

/** With fewer rows that two products state, a comparison shows little besides gaps. */
const minSharedFigures = 3;

/** Tells whether links may offer a comparison of the products; visitors may still select any of them. */
export function isWorthComparing(products: readonly ProductWithFigures[]): boolean {
  const names = products.flatMap(({ figures }) => [...new Set(figures.map(({ name }) => name))]);
  const sharedNames = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return sharedNames.size >= minSharedFigures;
}
