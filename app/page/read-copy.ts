import type { Language } from "#i18n/languages.ts";
import { phraseHeadings } from "./phrases.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * A page's copy in its language, with editors' replacements laid over it: the override `home.hero.title` replaces
 * `hero.title` of the copy named `home`. Keys that the copy does not have are ignored.
 */
export async function readCopy<Copy extends object>(
  page: Pick<RequestContext, "language"> & { api: Pick<RequestContext["api"], "config"> },
  name: string,
  copies: Record<Language, Copy>,
): Promise<Copy> {
  const copy = page.language === "cn" ? phraseHeadings(copies.cn) : copies[page.language];
  const { current } = await page.api.config();
  const overrides = Object.entries(current?.copy ?? {}).filter(([key]) => key.startsWith(`${name}.`));
  if (overrides.length === 0) return copy;
  const changed = structuredClone(copy);
  for (const [key, text] of overrides) replaceText(changed, key.split(".").slice(1), text);
  return changed;
}

function replaceText(copy: object, path: string[], text: string): void {
  let place = copy as Record<string, unknown>;
  for (const name of path.slice(0, -1)) {
    const next = Object.hasOwn(place, name) ? place[name] : undefined;
    if (typeof next !== "object" || next === null) return;
    place = next as Record<string, unknown>;
  }
  const last = path.at(-1)!;
  if (Object.hasOwn(place, last) && typeof place[last] === "string") place[last] = text;
}
