/** The texts of a copy by the keys under which editors replace them: `home.hero.title` of the copy named `home`. */
export function textsByKey(copy: unknown, name: string): [key: string, text: string][] {
  if (typeof copy === "string") return [[name, copy]];
  if (typeof copy !== "object" || copy === null) return [];
  return Object.entries(copy).flatMap(([part, value]) => textsByKey(value, `${name}.${part}`));
}
