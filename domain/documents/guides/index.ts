import type { GuideKind } from "#domain/content/schema";
import type { NamedCopies } from "#domain/site-config";
import { au } from "./au.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, guideClasses, type GuideCopy } from "./fr.ts";
import { fill } from "#i18n/fill.ts";

export const guideCopies: NamedCopies<GuideCopy> = { name: "guides", copies: { fr, en, cn, au, de } };

/** The quick guide of a kind of product, in the words of a language. */
export function guideOf(kind: GuideKind, copy: GuideCopy, product: string) {
  const { kinds, safety, start, who, headings, ...shared } = copy;
  const own = kinds[kind];
  const guideClass = guideClasses[kind];
  const platform = guideClass === "site" ? "PANGU OS" : "ECOS";
  return {
    ...shared,
    ...own,
    headings: { ...headings, start: fill(headings.start, { platform }) },
    scope: fill(own.scope, { product }),
    safety: safety[guideClass],
    start: start[guideClass],
    who: who[guideClass],
  };
}
