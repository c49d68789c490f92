import type { ClientInstrumentation } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import { raisePreloadError } from "#app/page/lazy-code.ts";
import type { Shell } from "#app/frame/use-shell.ts";
import { fetchPayloadAhead } from "#app/page/payload.ts";
import { nextTurn } from "#app/page/next-turn.ts";
import { importRoutes, pageRoutes } from "./page-routes.ts";

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
      async navigate(navigate, { to, formMethod }) {
        // The router would navigate also where this returned without a word.
        if (typeof to === "string" && !(await loadPageCode(to, formMethod === undefined))) await new Promise(() => {});
        // While the press itself is handled, React draws each step at once, and the page that is left once more.
        await nextTurn();
        await navigate();
      },
    });
  },
};

async function loadPageCode(to: string, isLink: boolean): Promise<boolean> {
  const target = new URL(to, location.href);
  const routes = pageRoutes(target.pathname);
  // Beside its code, not after it.
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

/**
 * At most one automatic reload in 10 s, so that a page whose code is missing cannot reload for ever. None where the browser
 * keeps nothing: the time of the last one would not be known.
 */
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
