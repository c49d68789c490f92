/**
 * A copy with editors' replacements: the key `home.hero.title` replaces `hero.title` of the copy named `home`. Keys that
 * the copy does not have are ignored. Of several names of a copy the last one's replacements win.
 */
export function replaceTexts<Copy extends object>(
  copy: Copy,
  names: readonly string[],
  replacements: Readonly<Record<string, string>>,
): Copy {
  const own = names.flatMap((name) => Object.entries(replacements).filter(([key]) => key.startsWith(`${name}.`)));
  if (own.length === 0) return copy;
  const changed = structuredClone(copy);
  for (const [key, text] of own) replaceText(changed, key.split(".").slice(1), text);
  return changed;
}

function replaceText(copy: object, path: string[], text: string): void {
  let place = copy;
  for (const name of path.slice(0, -1)) {
    const next: unknown = Object.hasOwn(place, name) ? Reflect.get(place, name) : undefined;
    if (typeof next !== "object" || next === null) return;
    place = next;
  }
  const [last = ""] = path.slice(-1);
  if (Object.hasOwn(place, last) && typeof Reflect.get(place, last) === "string") Reflect.set(place, last, text);
}
