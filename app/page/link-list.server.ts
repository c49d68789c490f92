import type { RequestContext } from "#app/page/request-context.ts";
import { isLinked } from "#app/routing/listed-pages.ts";
import { localPath } from "#i18n/paths.ts";

export type AudienceLink = { to: string; text: string; note?: string };
type LinkText = { text: string; note?: string };

/** Links of an audience page in the order of their targets; leaves out pages that would list nothing. */
export function linkList<Name extends string>(
  { language, emptyTypes }: Pick<RequestContext, "language" | "emptyTypes">,
  texts: Record<Name, LinkText>,
  targets: Record<NoInfer<Name>, `/${string}`>,
): AudienceLink[] {
  return Object.entries<`/${string}`>(targets).flatMap(([name, target]) =>
    isLinked(target, emptyTypes) ? [{ ...texts[name as Name], to: localPath(language, target) }] : [],
  );
}
