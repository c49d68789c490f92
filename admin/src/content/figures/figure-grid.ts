/** Container width from which a figure is one line; a narrower one shows it as a card. */
export const wideContainer = "@container (min-width: 27rem)";

type Columns = { isReadOnly: boolean; hasConditions: boolean };

/** Grid of a card. */
export function cardGrid({ isReadOnly }: Columns) {
  return {
    gridTemplateColumns: isReadOnly ? "0 1fr auto" : "2rem 1fr 3rem",
    gridTemplateAreas: '"move name remove" ". value unit" ". condition condition" ". fault fault"',
  };
}

/** Grid of a line, and of the headings above. */
export function lineGrid({ isReadOnly, hasConditions }: Columns) {
  const control = isReadOnly ? "0" : "2rem";
  const figure = isReadOnly ? "minmax(6rem, 1.3fr) minmax(4.5rem, 1fr) 3rem" : "minmax(7rem, 2fr) minmax(5.5rem, 1.2fr) 3.25rem";
  const condition = hasConditions ? ` minmax(5.5rem, ${isReadOnly ? "2.5fr" : "1.5fr"})` : "";
  return {
    gridTemplateColumns: `${control} ${figure}${condition} ${control}`,
    gridTemplateAreas: hasConditions
      ? '"move name value unit condition remove" ". fault fault fault fault fault"'
      : '"move name value unit remove" ". fault fault fault fault"',
  };
}
