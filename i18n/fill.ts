/** What stands in the places of a text, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its places filled, such as `{name}`; one that there is no value for stays as it is. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
