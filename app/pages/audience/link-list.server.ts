import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

export type AudienceLink = { to: string; text: string; note?: string };
type LinkText = { text: string; note?: string };

/** Links of an audience page in the order of their targets; leaves out those without a target. */
export function linkList<Name extends string>(
  language: Language,
  texts: Record<Name, LinkText>,
  targets: Record<NoInfer<Name>, `/${string}` | undefined>,
): AudienceLink[] {
  return Object.entries<`/${string}` | undefined>(targets).flatMap(([name, target]) =>
    target === undefined ? [] : [{ ...texts[name as Name], to: localPath(language, target) }],
  );
}
