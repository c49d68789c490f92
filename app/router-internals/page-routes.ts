import { matchRoutes } from "react-router";

type BuildRoute = NonNullable<NonNullable<Window["__reactRouterManifest"]>["routes"][string]>;

/** The routes of the page at a path, outermost first, as the build describes them. */
export function pageRoutes(pathname: string): BuildRoute[] {
  const matches = matchRoutes(window.__reactRouterDataRouter.routes, pathname) ?? [];
  return matches.map(({ route }) => window.__reactRouterManifest?.routes[route.id]).filter((route) => route !== undefined);
}

/** Evaluates the code of these routes, which the router then finds there. */
export async function importRoutes(routes: readonly BuildRoute[]): Promise<void> {
  // oxlint-disable-next-line house/lazy-code -- a page that fails is loaded whole (chunk-guard.ts)
  await Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module)));
}
