import { prefetchPayload } from "#app/page/payload.ts";
import { importRoutes, pageRoutes } from "./page-routes.ts";

const intents = ["pointerover", "focusin", "touchstart"] as const;

/** Prefetches code and payload of a page when the visitor points at, focuses or touches a link to it. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link) void prefetchPage(new URL(link.href));
  };
  for (const name of intents) addEventListener(name, prefetch, { passive: true });
}

/** Ignores failures: the navigation itself loads the page again and reports them. */
async function prefetchPage(target: URL): Promise<void> {
  if (!allowsPrefetch() || !isPublicPage(target)) return;
  await Promise.allSettled([prefetchPayload(target), importRoutes(pageRoutes(target.pathname))]);
}

/** Whether the link leads to another page of this site that is the same for all visitors. */
function isPublicPage({ origin, pathname, search }: URL): boolean {
  if (origin !== location.origin || pathname === location.pathname || search.includes("switchLang=")) return false;
  const page = pageRoutes(pathname).at(-1);
  return page?.hasClientLoader === true && !page.isPersonal;
}

function allowsPrefetch(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return !saveData && !effectiveType?.endsWith("2g");
}
