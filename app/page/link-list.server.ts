import type { RequestContext } from "./request-context.ts";
import { isLinked } from "#app/routing/listed-pages.ts";
import { localPath } from "#i18n/paths.ts";

export type NotedLink = { to: string; text: string; note?: string };
type LinkText = { text: string; note?: string };

/** Links with their notes in the order of their targets; leaves out pages that would list nothing. */
export function linkList<Name extends string>(
  { language, emptyTypes }: Pick<RequestContext, "language" | "emptyTypes">,
  texts: Record<Name, LinkText>,
  targets: Record<NoInfer<Name>, `/${string}`>,
): NotedLink[] {
  return Object.entries<`/${string}`>(targets).flatMap(([name, target]) =>
    isLinked(target, emptyTypes) ? [{ ...texts[name as Name], to: localPath(language, target) }] : [],
  );
}
