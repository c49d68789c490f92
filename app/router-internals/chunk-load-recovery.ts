import type { ClientInstrumentation } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import { raisePreloadError } from "#app/page/lazy-code.ts";
import type { LayoutData } from "#app/frame/use-layout-data.ts";
import { prefetchPayload } from "#app/page/payload.ts";
import { importRoutes, pageRoutes } from "./page-routes.ts";

const lastReloadKey = "app:reloaded-at";
const minReloadIntervalMs = 10_000;

/**
 * Loads the code of a page before the router navigates to it. On a failure, it raises the preload-error event and loads the page as
 * a
 * document of the newest build; the router itself would reload the current page.
 */
export const chunkLoadRecovery: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, formMethod }) {
        // The router would navigate after a plain return, so the promise never resolves.
        if (typeof to === "string" && !(await loadPageCode(to, formMethod === undefined))) await new Promise(() => {});
        await navigate();
      },
    });
  },
};

async function loadPageCode(to: string, isLink: boolean): Promise<boolean> {
  const target = new URL(to, location.href);
  const routes = pageRoutes(target.pathname);
  if (isLink && target.pathname !== location.pathname && routes.at(-1)?.hasClientLoader) void prefetchPayload(target);
  try {
    await importRoutes(routes);
    return true;
  } catch (error) {
    raisePreloadError({ error, to });
    if (mayReload()) {
      location.assign(target);
      return false;
    }
    console.error(`The code of ${target.pathname} could not be loaded`, error);
    const layoutData: LayoutData = window.__reactRouterDataRouter.state.loaderData.root;
    showToast("failed", layoutData.copy.missingCode);
    return false;
  }
}

/**
 * Allows one automatic reload in 10 s, to prevent an endless loop if the code is missing. Returns false if the browser denies
 * storage.
 */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(lastReloadKey));
    if (now - last < minReloadIntervalMs) return false;
    sessionStorage.setItem(lastReloadKey, String(now));
    return true;
  } catch {
    return false;
  }
}
