import type { ClientInstrumentation } from "react-router";
import { startNavigation, startWayBack } from "#app/page/payload.ts";
import { markBeginning } from "./begins-at-top.ts";
import { pageRoutes } from "./page-routes.ts";

/**
 * Says of what comes next whether it is asked for anew or was seen before, and where it begins: another page at once at its
 * top, a place on the same page after the way there.
 */
export const wayBack: ClientInstrumentation = {
  router({ instrument }) {
    // The router listens later, and loads then what it has to.
    addEventListener("popstate", () => {
      startWayBack();
      leap(true);
      markBeginning(false);
    });
    instrument({
      async navigate(navigate, { to }) {
        const { matches, loaderData } = window.__reactRouterDataRouter.state;
        // What knows its visitor is not kept: it has no payload to come back to.
        const isKept = pageRoutes(location.pathname).at(-1)?.hasClientLoader;
        startNavigation(new URL(location.href), isKept ? loaderData[matches.at(-1)?.route.id ?? ""] : undefined);
        // Before the router reads how far the page is scrolled: that settles the style by which its scroll to the top is at once.
        if (typeof to === "string") {
          const { pathname, hash } = new URL(to, location.href);
          leap(pathname !== location.pathname);
          markBeginning(pathname !== location.pathname && hash === "");
        }
        await navigate();
      },
    });
  },
};

function leap(goesElsewhere: boolean): void {
  document.documentElement.classList.toggle("goes-elsewhere", goesElsewhere);
}
