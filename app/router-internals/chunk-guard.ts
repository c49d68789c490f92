import { matchRoutes, type ClientInstrumentation } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import { raisePreloadError } from "#app/page/lazy-code.ts";
import type { Shell } from "#app/frame/use-shell.ts";

const guardKey = "app:reloaded-at";
const guardMs = 10_000;

/**
 * Loads the code of a page before the router goes there. The router's own answer to a failed load is to reload the
 * page one is on; this raises the preload-error event and goes to the wanted page with a full load instead, which
 * brings the newest build.
 */
export const chunkGuard: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to }) {
        // The router would navigate also where this returned without a word.
        if (typeof to === "string" && !(await loadPageCode(to))) await new Promise(() => {});
        await navigate();
      },
    });
  },
};

async function loadPageCode(to: string): Promise<boolean> {
  const target = new URL(to, location.href);
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, target.pathname) ?? [];
  try {
    const modules = matches.map(({ route }) => window.__reactRouterManifest?.routes[route.id]?.module);
    // oxlint-disable-next-line house/lazy-code -- a page that fails is loaded whole
    await Promise.all(modules.filter((module) => module !== undefined).map((module) => import(/* @vite-ignore */ module)));
    return true;
  } catch (error) {
    raisePreloadError({ error, to });
    if (mayReload()) {
      location.assign(target);
      return false;
    }
    console.error(`The code of ${target.pathname} could not be loaded`, error);
    const shell: Shell = window.__reactRouterDataRouter.state.loaderData.root;
    showToast("failed", shell.copy.missingCode);
    return false;
  }
}

/** At most one automatic reload in 10 s, so that a page whose code is missing cannot reload for ever. */
export function mayReload(now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(guardKey));
  if (now - last < guardMs) return false;
  sessionStorage.setItem(guardKey, String(now));
  return true;
}
