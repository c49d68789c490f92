/**
 * Copies messages with editors' replacements: the key `home.hero.title` replaces `hero.title` of the messages named `home`. Ignores
 * unknown keys; if there are several names, the last one wins.
 */
export function replaceTexts<Copy extends object>(
  copy: Copy,
  names: readonly string[],
  replacements: Readonly<Record<string, string>>,
): Copy {
  const relevant = names.flatMap((name) => Object.entries(replacements).filter(([key]) => key.startsWith(`${name}.`)));
  if (relevant.length === 0) return copy;
  const result = structuredClone(copy);
  for (const [key, text] of relevant) replaceText(result, key.split(".").slice(1), text);
  return result;
}

function replaceText(copy: object, path: string[], text: string): void {
  let parent = copy;
  for (const name of path.slice(0, -1)) {
    const next: unknown = Object.hasOwn(parent, name) ? Reflect.get(parent, name) : undefined;
    if (typeof next !== "object" || next === null) return;
    parent = next;
  }
  const [last = ""] = path.slice(-1);
  if (Object.hasOwn(parent, last) && typeof Reflect.get(parent, last) === "string") Reflect.set(parent, last, text);
}
