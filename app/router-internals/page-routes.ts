type BuildRoute = NonNullable<NonNullable<Window["__reactRouterManifest"]>["routes"][string]>;

/** Returns the routes of the page at a path, outermost first, as the build describes them. */
export function pageRoutes(pathname: string): BuildRoute[] {
  const matches = window.__reactRouterDataRouter.match(pathname) ?? [];
  return matches.map(({ route }) => window.__reactRouterManifest?.routes[route.id]).filter((route) => route !== undefined);
}

/**
 * Loads the code of routes with all its chunks at once, so that none waits for the file that imports it. The router's own import of
 * the same modules then finds them loaded.
 */
export async function importRoutes(routes: readonly BuildRoute[]): Promise<void> {
  const files = new Set(routes.flatMap(({ module, imports = [] }) => [module, ...imports]));
  // oxlint-disable-next-line site/lazy-code -- chunk-load-recovery.ts handles failures
  await Promise.all(Array.from(files, (file) => import(/* @vite-ignore */ file)));
}
