export type PlaceholderValues = Readonly<Record<string, string | number>>;

/** Replaces placeholders such as `{name}` in a text; a placeholder without a value stays. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
