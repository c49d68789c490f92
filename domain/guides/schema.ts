import type { GuideKind } from "#domain/content/schema";
import type { NamedCopies } from "#domain/site-config";
import { au } from "./au.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, guideClasses, type GuideCopy } from "./fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export { guideClasses, type GuideCopy } from "./fr.ts";

export const guideCopies: NamedCopies<GuideCopy> = { name: "guides", copies: { fr, en, cn, au, de } };

export function buildGuide(kind: GuideKind, copy: GuideCopy, product: string) {
  const { kinds, safety, start, who, headings, ...shared } = copy;
  const kindTexts = kinds[kind];
  const guideClass = guideClasses[kind];
  const platform = guideClass === "site" ? "PANGU OS" : "ECOS";
  return {
    ...shared,
    ...kindTexts,
    headings: { ...headings, start: fillPlaceholders(headings.start, { platform }) },
    scope: fillPlaceholders(kindTexts.scope, { product }),
    safety: safety[guideClass],
    start: start[guideClass],
    who: who[guideClass],
  };
}
