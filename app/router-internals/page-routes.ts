type BuildRoute = NonNullable<NonNullable<Window["__reactRouterManifest"]>["routes"][string]>;

/** The routes of the page at a path, outermost first, as the build describes them. */
export function pageRoutes(pathname: string): BuildRoute[] {
  const matches = window.__reactRouterDataRouter.match(pathname) ?? [];
  return matches.map(({ route }) => window.__reactRouterManifest?.routes[route.id]).filter((route) => route !== undefined);
}

/** Evaluates the code of these routes, and puts it where the router looks first: a module that is imported once more takes turns of its own. */
export async function importRoutes(routes: readonly BuildRoute[]): Promise<void> {
  const known = window.__reactRouterRouteModules;
  await Promise.all(
    routes.map(async ({ id, module }) => {
      // oxlint-disable-next-line house/lazy-code -- a page that fails is loaded whole (chunk-guard.ts)
      known[id] ??= await import(/* @vite-ignore */ module);
    }),
  );
}
