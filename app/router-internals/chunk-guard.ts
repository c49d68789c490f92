import type { ClientInstrumentation } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import { raisePreloadError } from "#app/page/lazy-code.ts";
import type { Shell } from "#app/frame/use-shell.ts";
import { fetchPayloadAhead } from "#app/page/payload.ts";
import { importRoutes, pageRoutes } from "./page-routes.ts";

const guardKey = "app:reloaded-at";
const guardMs = 10_000;

/**
 * Loads the code of a page before the router navigates to it. When that fails, it raises the preload-error event and loads
 * the wanted page as a document of the newest build; the router itself would reload the current page.
 */
export const chunkGuard: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, formMethod }) {
        // A plain return would navigate.
        if (typeof to === "string" && !(await loadPageCode(to, formMethod === undefined))) await new Promise(() => {});
        await navigate();
      },
    });
  },
};

async function loadPageCode(to: string, isLink: boolean): Promise<boolean> {
  const target = new URL(to, location.href);
  const routes = pageRoutes(target.pathname);
  // In parallel with the code, not after it.
  if (isLink && target.pathname !== location.pathname && routes.at(-1)?.hasClientLoader) void fetchPayloadAhead(target);
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
    const shell: Shell = window.__reactRouterDataRouter.state.loaderData.root;
    showToast("failed", shell.copy.missingCode);
    return false;
  }
}

/** Allows one automatic reload in 10 s, so that a page whose code is missing cannot reload for ever. Without storage, none. */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(guardKey));
    if (now - last < guardMs) return false;
    sessionStorage.setItem(guardKey, String(now));
    return true;
  } catch {
    return false;
  }
}
