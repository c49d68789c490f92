/** Returns the item at an index. A negative index counts from the end. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items.at(place);
  if (item === undefined) throw new RangeError(`No item at index ${place} of a list with ${items.length} items`);
  return item;
}
