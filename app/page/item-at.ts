/** The item at a place that the list has; a negative one counts from its end. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items.at(place);
  if (item === undefined) throw new RangeError(`no item at ${place} of ${items.length}`);
  return item;
}
