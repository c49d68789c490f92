/** Lists messages by the keys that editors use: `home.hero.title` of the messages named `home`. */
export function textsByKey(copy: unknown, name: string): [key: string, text: string][] {
  if (typeof copy === "string") return [[name, copy]];
  if (typeof copy !== "object" || copy === null) return [];
  return Object.entries(copy).flatMap(([part, value]) => textsByKey(value, `${name}.${part}`));
}
