import type { ClientInstrumentation } from "react-router";
import { cachedLanguage, storeLanguage } from "#app/frame/language-store.ts";
import { decideNavigation } from "#app/routing/decide-url.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { pageRoutes } from "./page-routes.ts";

/**
 * Runs the server's URL rules before each navigation of the router. On a redirect, or a change of language (whose routes this
 * document
 * does not know), the browser loads the address as a new document.
 */
export const urlRules: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, formMethod, formData }) {
        const isGet = formMethod === undefined || formMethod.toLowerCase() === "get";
        const target = typeof to === "string" && isGet ? targetOf(to, formData) : undefined;
        // The router would navigate after a plain return, so the promise never resolves.
        if (target && isLeaving(target)) await new Promise(() => {});
        await navigate();
      },
    });
  },
};

/** Loads the address as a new document if the rules require it, and returns whether it does. */
function isLeaving(target: URL): boolean {
  const { language } = splitPath(location.pathname);
  const findRoute = (path: string) => {
    const id = pageRoutes(localPath(language, path)).at(-1)?.id;
    return id?.startsWith("not-found___") ? undefined : id;
  };
  const { document, store } = decideNavigation(target, { language, cached: cachedLanguage(), findRoute });
  // Keep the language of a language link whose document is already loading.
  if (store && !window.leavesPage) storeLanguage(store);
  if (document !== undefined) location.assign(document);
  return document !== undefined;
}

/** Returns the target of a navigation, unless it stays on this page or leaves this site. The router itself resolves `.` and `..`. */
function targetOf(to: string, fields?: FormData): URL | undefined {
  if (!/^(\/|\?|https?:)/.test(to)) return undefined;
  const target = new URL(to, location.href);
  if (fields) target.search = String(new URLSearchParams(Array.from(fields, ([name, value]) => [name, String(value)])));
  const isSamePlace = target.pathname === location.pathname && target.search === location.search;
  return target.origin === location.origin && !isSamePlace ? target : undefined;
}
